import { keepPlace, placeIn } from './places.ts';

beforeEach(() => localStorage.clear());

test('remembers where one was, of each video by itself', () => {
  keepPlace(localStorage, 'a', 61.7, 200);
  keepPlace(localStorage, 'b', 20, 200);
  expect([placeIn(localStorage, 'a'), placeIn(localStorage, 'b'), placeIn(localStorage, 'c')]).toEqual([
    61, 20, 0,
  ]);
});

test('begins anew what one has hardly begun, and what one has seen', () => {
  keepPlace(localStorage, 'a', 60, 200);
  keepPlace(localStorage, 'a', 195, 200);
  expect(placeIn(localStorage, 'a')).toBe(0);
  keepPlace(localStorage, 'a', 60, 200);
  keepPlace(localStorage, 'a', 3, 200);
  expect(placeIn(localStorage, 'a')).toBe(0);
});

test('forgets the oldest of many, and does without what is damaged', () => {
  for (let i = 0; i < 60; i++) keepPlace(localStorage, `v${i}`, 30, 100);
  expect([placeIn(localStorage, 'v0'), placeIn(localStorage, 'v59')]).toEqual([0, 30]);
  localStorage.setItem('videoPlaces', '{"v59": 30');
  expect(placeIn(localStorage, 'v59')).toBe(0);
  localStorage.setItem('videoPlaces', '[["v1", "soon"], 7]');
  expect(placeIn(localStorage, 'v1')).toBe(0);
});
