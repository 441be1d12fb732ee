import type { ZoneRecipe } from '@plaza/api-contract';
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

test('how loud a zone is and where people come in are changed without building it anew; what stands in it is not', async () => {
  const recipe: ZoneRecipe = { version: 1, theme: 'coffee', pieces: [], portals: [] };
  const { result, rerender } = renderHook((given: ZoneRecipe) => useVisit('coffee', 0, given), {
    initialProps: { ...recipe, spawn: { at: [1, 2], yaw: 0 } },
  });
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  const first = result.current.visit;
  expect(first?.place.spawn.at).toEqual([1, 2]);
  const changed: ZoneRecipe = { ...recipe, sound: { loud: 0.3 }, spawn: { at: [2, 3], yaw: 1 } };
  rerender(changed);
  expect(result.current).toEqual({ status: 'ready', visit: first });

  rerender({ ...changed, pieces: [{ id: 'p1', kind: 'torch', at: [0, 0, 2], turn: 0, size: 1 }] });
  expect(result.current.status).toBe('loading');
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(result.current.visit).not.toBe(first);
  // Whoever comes in from now on does so there.
  expect(result.current.visit?.place.spawn.at).toEqual([2, 3]);
});
