import { feedItem } from '../testing/feedItem.ts';
import { named } from './named.ts';
import { post as german } from './words.de.ts';

test('who has left is called so in the language of the reader', () => {
  const left = feedItem({ user_name: 'Deleted member', username: null });
  expect(named(left, german).user_name).toBe('Gelöschtes Mitglied');
});

test('who is there is called by their name', () => {
  const there = feedItem({ user_name: 'Cedar Novak', username: 'cedar' });
  expect(named(there, german)).toBe(there);
});
