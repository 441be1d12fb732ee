import { defineWords } from '../words.ts';

/** All that the bell says by itself: what has happened is said by `noticeWords`. */
export const bellWords = defineWords('bell', {
  title: 'Notifications',
  unread: { one: 'Notifications, {count} unread', other: 'Notifications, {count} unread' },
});
