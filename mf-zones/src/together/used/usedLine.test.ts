import { loadPlace, placeIds } from '../../world/places/places.ts';
import { usedLine } from './usedLine.ts';

test('[2.17-7] whatever is used in any place can be told to the others', async () => {
  const untold: string[] = [];
  for (const place of placeIds)
    for (const thing of (await loadPlace(place))?.things ?? [])
      for (const { id: part } of thing.parts) {
        const state = thing.use(thing.start, part);
        const isTold = usedLine(place, { id: thing.id, state }, 'Ada').startsWith('Ada ');
        if (state !== thing.start && !isTold) untold.push(`${place}/${thing.id}:${state}`);
      }
  expect(untold).toEqual([]);
});
