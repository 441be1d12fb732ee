import { LIVE_LIMITS } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { catchUp, liveServers } from '../testing/liveServers.ts';

const plaza = testPlaza();
const { servers, enter } = liveServers(plaza);

it('whose page says nothing for three seconds is told as away, and as back with the next word', async () => {
  const { all, time } = servers(1);
  const [server] = all;
  if (!server) throw new Error('There is one.');
  const path = '/zones/mutant';
  const witness = await enter(server, await plaza.aUser(), path);
  const cut = await enter(server, await plaza.aUser(), path);
  const id = cut.welcome.you;
  cut.move({ x: 4, talks: true });
  server.tick();
  time.ms += LIVE_LIMITS.silentMs;
  server.tick();
  await catchUp(server, path, witness);
  expect(witness.where.get(id)).toMatchObject({ x: 4, away: false });
  time.ms += 100;
  server.tick();
  await catchUp(server, path, witness);
  expect(witness.where.get(id)).toMatchObject({ x: 4, away: true, talks: false });
  cut.move({ x: 5 });
  server.tick();
  await catchUp(server, path, witness);
  expect(witness.where.get(id)).toMatchObject({ x: 5, away: false });
});

it('whose server says nothing any more is told as away before they are told as gone', async () => {
  const { all, time } = servers(2);
  const [first, last] = all;
  if (!first || !last) throw new Error('There are two.');
  const path = '/zones/coffee';
  const witness = await enter(first, await plaza.aUser(), path);
  const there = await enter(last, await plaza.aUser(), path);
  there.move({ x: 2 });
  last.tick();
  first.tick();
  await catchUp(first, path, witness);
  expect(witness.where.get(there.welcome.you)).toMatchObject({ x: 2, away: false });
  time.ms += 2 * LIVE_LIMITS.silentMs + 100;
  first.tick();
  await catchUp(first, path, witness);
  expect(witness.where.get(there.welcome.you)).toMatchObject({ x: 2, away: true });
});

it.each([
  ['on the same server', 1],
  ['on another server', 2],
])(
  'who was cut off and is back %s is there once, also when the old connection is given up',
  async (_, count) => {
    const { all } = servers(count);
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) throw new Error('There are some.');
    const path = count === 1 ? '/zones/explorer' : '/zones/avatar';
    const [one, two, three] = [await plaza.aUser(), await plaza.aUser(), await plaza.aUser()];
    const here = await enter(first, one, path);
    const there = await enter(last, three, path);
    const before = await enter(first, two, path);
    before.move({ x: 6, z: 2 });
    const after = await enter(last, two, path, before.welcome.pass);
    expect(after.welcome.you).toBe(before.welcome.you);
    expect(after.move({ x: 9, z: 2 })).toBe(true);
    await before.isGivenUp();
    // What one server has heard of another is in its next frame.
    for (const server of [...all, ...all]) server.tick();
    for (const [server, witness] of [
      [first, here],
      [last, there],
    ] as const) {
      await catchUp(server, path, witness);
      expect(witness.told.filter(({ kind }) => kind === 'left')).toEqual([]);
      expect(witness.where.get(after.welcome.you)).toMatchObject({ x: 9 });
    }
    expect(first.visitCount + last.visitCount * (count - 1)).toBe(3);
    const rows = await plaza.db('zone_visits').where({ user_id: two.id }).select('left_at');
    expect(rows).toEqual([{ left_at: null }]);
  },
);

it.each([
  ['on the same server', 1],
  ['on another server', 2],
])(
  'who is cut off a second time is back %s where they were last, and what they did is kept',
  async (_, count) => {
    const { all, time } = servers(count);
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) throw new Error('There are some.');
    const [zone, two] = [count === 1 ? 'mermaid' : 'castle', await plaza.aUser()];
    const path = `/zones/${zone}`;
    // On another server one is seen by whoever is there.
    await enter(last, await plaza.aUser(), path);
    const once = await enter(first, two, path);
    once.move({ x: 3, z: 2 });
    await once.isGivenUp();
    const again = await enter(first, two, path, once.welcome.pass);
    expect(again.welcome.at).toEqual([3, 0, 2, 0]);
    time.ms += 2_000;
    expect(again.move({ x: 7, z: 2 })).toBe(true);
    for (const server of [...all, ...all]) server.tick();
    // Nobody has noticed yet that this connection is gone.
    const back = await enter(last, two, path, once.welcome.pass);
    expect(back.welcome).toMatchObject({ you: once.welcome.you, at: [7, 0, 2, 0] });
    expect(last.trailsOf(zone, two.id).map((trail) => trail.tell(time.ms))).toEqual([
      '0 s before at 7.0, 2.0',
    ]);
  },
);
