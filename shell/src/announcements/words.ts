import { defineWords } from '../words.ts';

export const announcementWords = defineWords('announcements', {
  dismiss: 'Dismiss',
  more: 'Read more',
});
