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
});
