import { laterPart } from './laterPart.tsx';

// What not everybody opens comes when it is opened.

const dialogs = () => import('./dialogs/index.ts');

export const GroupDialog = laterPart(dialogs, 'GroupDialog');
export const MembersDialog = laterPart(dialogs, 'MembersDialog');
export const SafetyDialog = laterPart(dialogs, 'SafetyDialog');
export const ReportDialog = laterPart(dialogs, 'ReportDialog');
export const TimerDialog = laterPart(dialogs, 'TimerDialog');
export const MuteDialog = laterPart(dialogs, 'MuteDialog');
export const SaveDialog = laterPart(() => import('./save/SaveDialog.tsx'), 'SaveDialog');
export const ChatSettingsDialog = laterPart(
  () => import('./settings/ChatSettingsDialog.tsx'),
  'ChatSettingsDialog',
);
export const FoundPeople = laterPart(() => import('./chat-list/FoundPeople.tsx'), 'FoundPeople');
export const SearchPane = laterPart(() => import('./search/SearchPane.tsx'), 'SearchPane');
export const SearchAllPane = laterPart(() => import('./search/SearchAllPane.tsx'), 'SearchAllPane');
export const VoiceRecorder = laterPart(() => import('./conversation/VoiceRecorder.tsx'), 'VoiceRecorder');
