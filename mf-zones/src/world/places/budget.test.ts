import { CROWD_COST, PIECES, RECIPE_LIMITS, THEMES, type Theme } from '@plaza/api-contract/values';
import { costOf } from '../draft/cost.ts';
import { Draft } from '../draft/Draft.ts';
import { builders } from './builders.ts';
import { loadPlace, placeIds } from './places.ts';

describe.each(placeIds)('%s', (id) => {
  const drafted = async () => {
    const [place, build] = await Promise.all([loadPlace(id), builders[id]?.()]);
    if (!place || !build) throw new Error(`${id} is no whole place.`);
    const draft = new Draft(place.seed);
    build(draft);
    return { place, draft };
  };
  let once: ReturnType<typeof drafted>;
  beforeAll(() => {
    once = drafted();
  });

  it('stays within 60 draw calls and 100,000 triangles with fifty people', async () => {
    const { draft } = await once;
    const cost = costOf(draft);
    expect(cost.calls + CROWD_COST.calls).toBeLessThanOrEqual(RECIPE_LIMITS.calls);
    expect(cost.triangles + CROWD_COST.triangles).toBeLessThanOrEqual(RECIPE_LIMITS.triangles);
  });

  it('costs what the contract says, where the server counts what is added', async () => {
    const { draft } = await once;
    const cost = costOf(draft);
    const said = THEMES[id as Theme];
    expect(said.calls).toBeGreaterThanOrEqual(cost.calls);
    expect(said.triangles).toBeGreaterThanOrEqual(cost.triangles);
    // What is said too much is taken from whoever makes a zone of it.
    expect(said.triangles - cost.triangles).toBeLessThan(500);
    expect(said.calls).toBe(cost.calls);
  });

  it('leaves room for what somebody makes of it: five towers, or twenty lanterns', () => {
    const remaining = RECIPE_LIMITS.triangles - CROWD_COST.triangles - THEMES[id as Theme].triangles;
    expect(remaining).toBeGreaterThanOrEqual(
      Math.max(5 * PIECES.tower.triangles, 20 * PIECES.lantern.triangles),
    );
  });

  it('has a name of its own and moves each part that its builder gave a name', async () => {
    const { place, draft } = await once;
    expect(place.id).toBe(id);
    const movers = draft.layers.flatMap(({ mover }) => (mover ? [mover.id] : []));
    expect(Object.keys(place.moves).sort()).toEqual(movers.sort());
  });

  it('lets people in on open ground, within its bounds', async () => {
    const { place, draft } = await once;
    const [low, high] = draft.bounds;
    const [x, z] = place.spawn.at;
    expect(x).toBeGreaterThan(low[0]);
    expect(x).toBeLessThan(high[0]);
    expect(z).toBeGreaterThan(low[1]);
    expect(z).toBeLessThan(high[1]);
    expect(Number.isFinite(draft.height(x, z))).toBe(true);
  });

  it('is drawn the same each time', async () => {
    const [first, second] = [await once, await drafted()];
    expect(first.draft.layers.map(({ mesh }) => sum(mesh.xyz))).toEqual(
      second.draft.layers.map(({ mesh }) => sum(mesh.xyz)),
    );
    expect(first.draft.solids).toEqual(second.draft.solids);
  });

  it('has two or more things to do, each with a start that is a state of its own', async () => {
    const { place } = await once;
    expect(place.things.length).toBeGreaterThanOrEqual(2);
    for (const thing of place.things)
      for (const part of thing.parts) expect(thing.use(thing.start, part.id)).toEqual(expect.any(String));
  });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
