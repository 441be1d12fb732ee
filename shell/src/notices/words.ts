import { defineWords } from '../words.ts';

export const noticeWords = defineWords('notices', {
  title: 'New Message from {sender}',
  /** While nothing here can read it: that is no failure, so it is not told as one. */
  unread: 'Open the chat to read it.',
  unreadable: 'Error decrypting message',
});
