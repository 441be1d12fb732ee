import { burstOf } from './bursts.ts';
import { Sparks } from './Sparks.ts';

beforeEach(() => {
  // jsdom has no canvas, and says so at each try.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('stars burst from who shows one, and more from who is given more', () => {
  const shown = burstOf({ kind: 'emote', id: 2, emote: '⭐' });
  expect(shown).toMatchObject({ isStar: true });
  expect(burstOf({ kind: 'emote', id: 2, emote: '👏' })).toBeNull();
  const given = (stars: number) => burstOf({ kind: 'feels', id: 2, about: 'reaction', stars })?.count ?? 0;
  expect(given(5)).toBeGreaterThan(given(1));
  expect(burstOf({ kind: 'feels', id: 2, about: 'comment', stars: 0 })).toBeNull();
});

test('who joins a Flick adds a part of it; what is no Flick is nothing', () => {
  const flick = (word: string) => burstOf({ kind: 'flick', id: 2, flick: word, at: 0 })?.count;
  expect(flick('fireworks')).toBeGreaterThan(flick('fireworks-more') ?? Infinity);
  expect(flick('bombs')).toBeUndefined();
});

test('lights go up from somebody and out, come down again, and are over', () => {
  const burst = burstOf({ kind: 'emote', id: 2, emote: '⭐' });
  if (!burst) throw new Error('A star bursts.');
  const sparks = new Sparks(burst, { x: 4, y: 1, z: 0 }, () => 0.5);
  const height = () => sparks.points.geometry.getAttribute('position').getY(0);
  const before = height();
  expect(before).toBeGreaterThan(2);
  for (let picture = 0; picture < 20; picture++) expect(sparks.step(1 / 60)).toBe(true);
  const top = height();
  expect(top).toBeGreaterThan(before);
  while (sparks.step(1 / 60));
  expect(height()).toBeLessThan(top);
});
