export { HistoryDialog } from './HistoryDialog.tsx';
export { PassOnDialog } from './PassOnDialog.tsx';
export { ReportDialog } from './ReportDialog.tsx';
