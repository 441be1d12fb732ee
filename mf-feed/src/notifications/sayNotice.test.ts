import type { Notification } from '@plaza/api-contract';
import { aNotice, actors } from '../testing/notices.ts';
import { sayNotice } from './sayNotice.ts';
import { noticeWords } from './words.ts';

const say = (but: Partial<Notification>) => sayNotice(noticeWords.now, aNotice(but));
const [amber, basalt, cedar] = actors;

test.each([
  ['Amber Lindqvist wants to be your friend', { kind: 'request' }],
  ['Amber Lindqvist is now your friend', { kind: 'accepted' }],
  ['Amber Lindqvist commented on your post', { kind: 'comment' }],
  ['Amber Lindqvist replied to your comment', { kind: 'reply' }],
  ['Amber Lindqvist mentioned you', { kind: 'mention' }],
  ['Amber Lindqvist shared your post', { kind: 'share' }],
  ['Amber Lindqvist gave your post 4 stars', { kind: 'reaction', stars: 4, emoji: '😄' }],
  ['Amber Lindqvist gave your post 1 star', { kind: 'reaction', stars: 1 }],
  ['Amber Lindqvist reacted to your post', { kind: 'reaction', emoji: '👏' }],
  ['The moderators have looked at what you reported', { kind: 'reviewed', actors: [], actor_count: 0 }],
  ['The moderators have decided something about you', { kind: 'decided', actors: [], actor_count: 0 }],
  ['There is a new report to look at', { kind: 'reported', actors: [], actor_count: 0 }],
  ['There is an appeal to answer', { kind: 'appealed', actors: [], actor_count: 0 }],
] as [string, Partial<Notification>][])('%s', (words, but) => {
  expect(say({ actors: [amber], actor_count: 1, ...but })).toBe(words);
});

test('two and three by name, more by number', () => {
  const starred = { kind: 'reaction', stars: 5 } as const;
  expect(say({ ...starred, actors: [amber, basalt], actor_count: 2 })).toBe(
    'Amber Lindqvist and Basalt Okoro gave your post stars',
  );
  expect(say({ kind: 'request', actors: [amber, basalt, cedar], actor_count: 3 })).toBe(
    'Amber Lindqvist, Basalt Okoro and Cedar Novak want to be your friends',
  );
  expect(say({ ...starred, actors: [amber, basalt, cedar], actor_count: 4 })).toBe(
    'Amber Lindqvist, Basalt Okoro and 2 others gave your post stars',
  );
});

test('no number where nobody counts further', () => {
  const crowd = { kind: 'comment' as const, actors: [amber, basalt, cedar], actor_count: 999 };
  expect(say(crowd)).toBe('Amber Lindqvist, Basalt Okoro and more than 900 others commented on your post');
  expect(say({ ...crowd, actor_count: 998 })).toBe(
    'Amber Lindqvist, Basalt Okoro and 996 others commented on your post',
  );
});

test('a round number below where not all were looked at', () => {
  const crowd = { kind: 'comment' as const, actors: [amber, basalt, cedar], has_more_actors: true };
  const words = (count: number) =>
    `Amber Lindqvist, Basalt Okoro and more than ${count} others commented on your post`;
  expect(say({ ...crowd, actor_count: 300 })).toBe(words(200));
  expect(say({ ...crowd, actor_count: 303 })).toBe(words(300));
  expect(say({ ...crowd, actor_count: 999 })).toBe(words(900));
  expect(say({ ...crowd, actor_count: 300, has_more_actors: false })).toBe(
    'Amber Lindqvist, Basalt Okoro and 298 others commented on your post',
  );
});

test('whoever has left meanwhile was somebody', () => {
  expect(say({ kind: 'share', actors: [], actor_count: 1 })).toBe('Somebody shared your post');
});
