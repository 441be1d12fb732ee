import { defineWords } from '../words.ts';

export const noticeWords = defineWords('notices', {
  two: '{first} and {second}',
  three: '{first}, {second} and {third}',
  many: { one: '{first}, {second} and {count} other', other: '{first}, {second} and {count} others' },
  crowd: '{first}, {second} and more than {count} others',
  request: { one: '{who} wants to be your friend', other: '{who} want to be your friends' },
  accepted: { one: '{who} is now your friend', other: '{who} are now your friends' },
  comment: { one: '{who} commented on your post', other: '{who} commented on your post' },
  reply: { one: '{who} replied to your comment', other: '{who} replied to your comment' },
  mention: { one: '{who} mentioned you', other: '{who} mentioned you' },
  share: { one: '{who} shared your post', other: '{who} shared your post' },
  'zone-knock': { one: '{who} wants to enter your zone', other: '{who} want to enter your zone' },
  'zone-open': { one: '{who} lets you into a zone', other: '{who} let you into their zones' },
  'zone-made': { one: '{who} made a zone', other: '{who} made zones' },
  'match-invite': { one: '{who} invites you to play', other: '{who} invite you to play' },
  invitedTo: '{said}: {game}',
  openMatch: 'Open',
  reaction: { one: '{who} reacted to your post', other: '{who} reacted to your post' },
  starred: { one: '{who} gave your post {stars}', other: '{who} gave your post stars' },
  stars: { one: '{count} star', other: '{count} stars' },
  reviewed: {
    one: 'The moderators have looked at what you reported',
    other: 'The moderators have looked at what you reported',
  },
  decided: {
    one: 'The moderators have decided something about you',
    other: 'The moderators have decided something about you',
  },
  reported: {
    one: 'There is a new report to look at',
    other: 'There is a new report to look at',
  },
  appealed: {
    one: 'There is an appeal to answer',
    other: 'There is an appeal to answer',
  },
  unknown: 'There is something new for you',
  somebody: 'Somebody',
  moderators: 'Moderators',
});
