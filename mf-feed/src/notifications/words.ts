import { defineWords } from '../words.ts';

export const noticeWords = defineWords('notices', {
  title: 'Notifications',
  unread: { one: 'Notifications, {count} unread', other: 'Notifications, {count} unread' },
  two: '{first} and {second}',
  three: '{first}, {second} and {third}',
  many: { one: '{first}, {second} and {count} other', other: '{first}, {second} and {count} others' },
  request: { one: '{who} wants to be your friend', other: '{who} want to be your friends' },
  accepted: { one: '{who} is now your friend', other: '{who} are now your friends' },
  comment: { one: '{who} commented on your post', other: '{who} commented on your post' },
  reply: { one: '{who} replied to your comment', other: '{who} replied to your comment' },
  mention: { one: '{who} mentioned you', other: '{who} mentioned you' },
  share: { one: '{who} shared your post', other: '{who} shared your post' },
  reaction: { one: '{who} reacted to your post', other: '{who} reacted to your post' },
  starred: { one: '{who} gave your post {stars}', other: '{who} gave your post stars' },
  stars: { one: '{count} star', other: '{count} stars' },
  somebody: 'Somebody',
});
