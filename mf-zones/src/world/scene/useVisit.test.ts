import { act, renderHook } from '@testing-library/react';
import { loadPlace, placeIds } from '../places/places.ts';
import { useVisit } from './useVisit.ts';
import { worldWords } from './words.ts';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no canvas, and says so at each try.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.useRealTimers());

test("[2.17-5] coffee shop, castle and crocodile say 'Loading...' for 3 seconds before the scene, and no other place", async () => {
  const places = await Promise.all(placeIds.map(async (id) => [id, (await loadPlace(id))?.loadingMs]));
  const waiting = places.filter(([, ms]) => ms !== undefined);
  expect(Object.fromEntries(waiting)).toEqual({ castle: 3_000, coffee: 3_000, crocodile: 3_000 });
  expect(worldWords.now.loading).toBe('Loading...');
});

test('[2.17-5] the scene comes when the 3 seconds are over, and not before', async () => {
  const { result } = renderHook(() => useVisit('coffee', 0));
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(result.current.status).toBe('loading');
  // The sky is there while the rest is built.
  expect(result.current.visit?.group.children.map(({ name }) => name)).toEqual(['sky']);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(result.current.status).toBe('ready');
  expect(result.current.visit?.group.children.length).toBeGreaterThan(10);
});
