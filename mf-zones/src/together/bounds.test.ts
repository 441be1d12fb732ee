import type { Theme } from '@plaza/api-contract';
import { boundsOf } from '@plaza/api-contract/values';
import { Draft } from '../world/draft/Draft.ts';
import { builders } from '../world/places/builders.ts';
import { loadPlace, placeIds } from '../world/places/places.ts';

test.each(placeIds)('in %s the server lets people go as far as its builder does', async (id) => {
  const [place, build] = await Promise.all([loadPlace(id), builders[id]?.()]);
  if (!place || !build) throw new Error(`${id} is no whole place.`);
  const draft = new Draft(place.seed);
  build(draft);
  const [low, high] = draft.bounds;
  // The ids of places are the themes.
  const [serverLow, serverHigh] = boundsOf(id as Theme);
  for (const axis of [0, 1] as const) {
    expect(serverLow[axis]).toBeLessThanOrEqual(low[axis]);
    expect(serverHigh[axis]).toBeGreaterThanOrEqual(high[axis]);
  }
  expect(place.spawn.at[0]).toBeGreaterThanOrEqual(serverLow[0]);
});
