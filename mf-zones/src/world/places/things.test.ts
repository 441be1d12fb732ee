import { loadPlace, placeIds } from './places.ts';
import { thingWords } from './things.ts';

test('each of several parts is called by what it is now: who hears the words alone knows whether it is on', async () => {
  const same: string[] = [];
  for (const id of placeIds)
    for (const thing of (await loadPlace(id))?.things ?? []) {
      const { start, parts, use } = thing;
      for (const { id: part } of parts) {
        const words = thingWords(id, thing, part, start);
        const next = use(start, part);
        const isTold = words !== '' && thingWords(id, thing, part, next) !== words;
        const isWrongTurn = thing.partState?.(next, part) === thing.partState?.(start, part);
        if (parts.length > 1 && !isTold && !isWrongTurn) same.push(`${id}/${thing.id}/${part}`);
        if (parts.length > 1 && !thing.partState) same.push(`${id}/${thing.id}`);
      }
    }
  expect(same).toEqual([]);
});
