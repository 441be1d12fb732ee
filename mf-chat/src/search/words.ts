import { defineWords } from '../words.ts';

export const chatSearchWords = defineWords('chatSearch', {
  label: 'Search in this chat',
  close: 'Close search',
  searching: { one: 'Searching, {count} message so far', other: 'Searching, {count} messages so far' },
  stop: 'Stop',
  none: 'Nothing found',
  found: { one: '{count} message found', other: '{count} messages found' },
  results: 'Found messages',
  failed: 'The older messages did not load.',
  groups: 'Groups',
  allWords: 'What you look for stays on this device.',
  messages: 'Messages',
  chatsSearched: { one: 'Searching, {count} chat so far', other: 'Searching, {count} chats so far' },
  foundIn: 'Found with {name}',
  moreIn: { one: '{count} more in this chat', other: '{count} more in this chat' },
  someFailed: 'Some chats did not load.',
  retry: 'Retry',
});
