import { screen } from '@testing-library/react';
import { freshWindow, openPost } from '../testing/onePost.ts';
import { gameIn } from './PostText.tsx';

beforeEach(freshWindow);

const HERE = 'https://plaza.example';

test.each([
  ['I made 1,200 points in Night Tram. Can you do better? https://plaza.example/play/7', '7'],
  ['(https://plaza.example/play/night-tram). Again!', 'night-tram'],
  ['https://plaza.example/play/a?x=1 https://plaza.example/play/b', 'a'],
  ['https://elsewhere.example/play/7', undefined],
  ['https://plaza.example/play/match/lamp4four2', undefined],
  ['https://plaza.example/play/..%2Fadmin', undefined],
  ['https://plaza.example/player/7 and /play/7', undefined],
])('%s leads to %s', (text, id) => expect(gameIn(text, HERE)).toBe(id));

test('a score that is told has a place for its game, which says which it is', async () => {
  const { records } = await openPost({ context: `5 points: ${window.location.origin}/play/night-tram` });
  expect(await screen.findByRole('article')).toBeVisible();
  const place = records.places.get('games.card');
  expect(place?.closest('[data-game]')).toHaveAttribute('data-game', 'night-tram');
});

test('other words have none', async () => {
  const { records } = await openPost({ context: 'Look at https://elsewhere.example/play/7' });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(records.places.has('games.card')).toBe(false);
});
