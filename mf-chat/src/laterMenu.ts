export { ChatMenu } from './conversation/ChatMenu.tsx';
export { MentionList } from './conversation/MentionList.tsx';
