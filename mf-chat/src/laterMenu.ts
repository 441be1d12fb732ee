export { ChatMenu } from './conversation/ChatMenu.tsx';
export { KeyNotices } from './conversation/KeyNotices.tsx';
export { MentionList } from './conversation/MentionList.tsx';
export { ReactionPicker } from './conversation/ReactionPicker.tsx';
