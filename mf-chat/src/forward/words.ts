import { defineWords } from '../words.ts';

export const forwardWords = defineWords('chatForward', {
  title: 'Forward to',
  search: 'Search your chats',
  chats: 'Chats',
  loading: 'Loading chats...',
  failed: 'Could not fetch chats',
  none: 'No chat is called that.',
  most: { one: 'Up to {count} chat at once.', other: 'Up to {count} chats at once.' },
  send: 'Forward',
  sendTo: { one: 'Forward to {count} chat', other: 'Forward to {count} chats' },
  sent: { one: 'Forwarded to {count} chat.', other: 'Forwarded to {count} chats.' },
  notOpened: 'A file of this message did not load, so nothing was forwarded. Please try again.',
  noSpace: 'This browser has no space left for it.',
});
