export { ChatMenu } from './conversation/ChatMenu.tsx';
export { ChosenFiles } from './conversation/ChosenFiles.tsx';
export { ComposerAbout } from './conversation/ComposerAbout.tsx';
export { KeyNotices } from './conversation/KeyNotices.tsx';
export { MentionList } from './conversation/MentionList.tsx';
export { ReactionPicker } from './conversation/ReactionPicker.tsx';
export { TypingRow } from './conversation/TypingRow.tsx';
export { sealChosen } from './conversation/sealChosen.ts';
