import { defineWords } from '../words.ts';

export const chatListWords = defineWords('chatList', {
  title: 'Chats',
  none: 'No existing chats.',
  noneWords: 'Look for somebody you know; a part of the name is enough.',
  called: 'People called {username}',
  back: 'Back to chats',
  looking: 'Looking for people',
  failed: 'Could not search',
  nobody: 'No user found',
  nobodyWords: 'Nobody here answers to “{username}”.',
  field: 'Search for a user',
  search: 'Search',
  missing: 'Please enter a username',
  gone: 'This chat is not here',
  goneWords: 'The address belongs to no chat of yours.',
  toChats: 'To your chats',
});
