// One chunk: who opens a single post reads what was said to it.
export { PostScreen } from '../permalink/PostScreen.tsx';
export { CommentThread } from './CommentThread.tsx';
