export { GroupDialog } from './GroupDialog.tsx';
export { MembersDialog } from './MembersDialog.tsx';
export { MuteDialog } from './MuteDialog.tsx';
export { ReportDialog } from './ReportDialog.tsx';
export { SafetyDialog } from './SafetyDialog.tsx';
export { TimerDialog } from './TimerDialog.tsx';
