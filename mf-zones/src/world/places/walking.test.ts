import { Draft } from '../draft/Draft.ts';
import { groundIn, solidIn } from '../draft/groundIn.ts';
import { reachable } from '../walk/reachable.ts';
import { IDLE, Walker } from '../walk/Walker.ts';
import { builders } from './builders.ts';
import { loadPlace, placeIds } from './places.ts';

/** Where one's breast and one's eyes are. */
const BREAST = 1.2;
const EYES = 1.5;
/** Metres that everybody goes ahead as their first. */
const FREE = 2;
/** From so far a thing can be used that does not say another distance. */
const REACH = 3;

/** A place, and every spot of it that somebody can walk to who comes in. */
async function walked(id: string) {
  const [place, build] = await Promise.all([loadPlace(id), builders[id]?.()]);
  if (!place || !build) throw new Error(`${id} is no whole place.`);
  const draft = new Draft(place.seed);
  build(draft);
  const { solids, bounds } = draft;
  const collider = { ground: groundIn(draft), solids, bounds };
  return { place, draft, collider, spots: reachable(collider, place.spawn.at, () => true) };
}

describe.each(placeIds)('in %s', (id) => {
  let once: ReturnType<typeof walked>;
  beforeAll(() => {
    once = walked(id);
  });

  it('nobody walks into rock, walls or ground', async () => {
    const { draft, spots } = await once;
    const solid = solidIn(draft);
    const within = spots
      .filter(({ x, y, z }) => [BREAST, EYES].every((high) => solid.topOver(x, y + high, z) !== null))
      .map(({ x, y, z }) => [x, y, z].map((metres) => metres.toFixed(1)).join(' '));
    expect(within).toEqual([]);
    expect(spots.length).toBeGreaterThan(150);
  });

  it('nothing stands in the way of the first metres of who comes in', async () => {
    const { place, collider } = await once;
    const { at, yaw, spread } = place.spawn;
    const stopped: string[] = [];
    for (let aside = -1; aside <= 1; aside += 0.25)
      for (let ahead = -0.5; ahead <= 0.5; ahead += 0.125) {
        const [x, z] = [at[0] + aside * spread, at[1] + ahead * spread];
        const walker = new Walker();
        walker.stand(collider, x, z, yaw, () => true);
        walker.stride(FREE);
        for (let tick = 0; tick < 20; tick++) walker.step(0.1, IDLE, collider, () => true);
        const gone = Math.hypot(walker.x - x, walker.z - z);
        if (gone < FREE - 0.1) stopped.push(`from ${x} ${z} only ${gone.toFixed(1)} m`);
      }
    expect(stopped).toEqual([]);
  });

  it('one walks to within reach of all that can be used', async () => {
    const { place, spots } = await once;
    const far = place.things.flatMap(({ id: thing, parts, reach = REACH }) =>
      parts.flatMap(({ id: part, at: [x, , z] }) =>
        spots.some((spot) => Math.hypot(spot.x - x, spot.z - z) <= reach) ? [] : `${thing}/${part}`,
      ),
    );
    expect(far).toEqual([]);
  });
});
