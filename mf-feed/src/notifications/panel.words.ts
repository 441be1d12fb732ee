import { defineWords } from '../words.ts';

/** Not with the words of the bell, which shows them only when it is opened. */
export const panelWords = defineWords('noticePanel', {
  readAll: 'Mark all read',
  all: 'See all',
  settings: 'Settings',
  failed: 'The notifications did not load',
  none: 'Nothing new',
  noneHint: 'When somebody asks to be your friend, gives stars, comments or mentions you, it stands here.',
  isNew: 'New:',
});
