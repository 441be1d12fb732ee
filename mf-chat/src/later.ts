import type { sealChosen as SealChosenNow } from './conversation/sealChosen.ts';
import type { openPicture as OpenPictureNow } from './files/openPicture.ts';
import { notSealed } from './conversation/notSealed.ts';
import { laterPart } from './laterPart.tsx';
import { laterWords } from './provider/words.ts';

// What not everybody opens comes when it is opened. Each `import` is a file more to name in the entry: so they are few.

const dialogs = () => import('./laterDialogs.ts');

export const DeleteDialog = laterPart(dialogs, 'DeleteDialog');
export const ForwardDialog = laterPart(dialogs, 'ForwardDialog');
export const GroupDialog = laterPart(dialogs, 'GroupDialog');
export const MembersDialog = laterPart(dialogs, 'MembersDialog');
export const SafetyDialog = laterPart(dialogs, 'SafetyDialog');
export const ReportDialog = laterPart(dialogs, 'ReportDialog');
export const TimerDialog = laterPart(dialogs, 'TimerDialog');
export const MuteDialog = laterPart(dialogs, 'MuteDialog');
export const SaveDialog = laterPart(dialogs, 'SaveDialog');
export const ChatSettingsDialog = laterPart(dialogs, 'ChatSettingsDialog');
export const ReadBy = laterPart(dialogs, 'ReadBy');
export const RequestBar = laterPart(dialogs, 'RequestBar');

const menu = () => import('./laterMenu.ts');

export const ChatMenu = laterPart(menu, 'ChatMenu');
export const ChosenFiles = laterPart(menu, 'ChosenFiles');
export const ComposerAbout = laterPart(menu, 'ComposerAbout');
export const KeyNotices = laterPart(menu, 'KeyNotices');
export const MentionList = laterPart(menu, 'MentionList');
export const ReactionPicker = laterPart(menu, 'ReactionPicker');
export const TypingRow = laterPart(menu, 'TypingRow');

export const sealChosen: typeof SealChosenNow = async (file) => {
  const loaded = await menu().catch(() => Promise.reject(notSealed(laterWords.now.failed)));
  return loaded.sealChosen(file);
};

const search = () => import('./laterSearch.ts');

export const FoundPeople = laterPart(search, 'FoundPeople');
export const SearchPane = laterPart(search, 'SearchPane');
export const SearchAllPane = laterPart(search, 'SearchAllPane');

const voice = () => import('./conversation/voice.ts');

export const Pictures = laterPart(voice, 'Pictures');
export const VideoFile = laterPart(voice, 'VideoFile');
export const VoiceNote = laterPart(voice, 'VoiceNote');
export const VoiceRecorder = laterPart(voice, 'VoiceRecorder');

export const openPicture: typeof OpenPictureNow = async (...about) => (await voice()).openPicture(...about);
