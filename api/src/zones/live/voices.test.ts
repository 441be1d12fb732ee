import { sayRefusal } from '@plaza/api-contract';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone, type TestVisitor } from '../testing/inZone.ts';
import { tellZone } from './tellZone.ts';

const server = testPlaza();
afterEach(leaveHub);

/** Three in a zone, each so many metres along a line, who have all said yes to talking. */
async function three(path: string, [a, b, c]: readonly [number, number, number], most = 6) {
  const users = [await server.aUser(), await server.aUser(), await server.aUser()] as const;
  const amber = await enterZone(server, users[0], { path });
  const basalt = await enterZone(server, users[1], { path });
  const cedar = await enterZone(server, users[2], { path });
  await amber.move({ x: a });
  await basalt.move({ x: b });
  await cedar.move({ x: c });
  for (const one of [amber, basalt, cedar]) await one.act({ kind: 'voice', on: true, most });
  return { amber, basalt, cedar, users };
}

/** Whom somebody may hear, as the server tells them bit by bit: resolves once it is as wanted. */
function ears(one: TestVisitor) {
  const linked = new Map<number, number>();
  return async (is: (linked: ReadonlyMap<number, number>, more: number) => boolean) => {
    for (;;) {
      const { open, close, more } = await one.hears('voice');
      for (const id of close) linked.delete(id);
      for (const { id, link } of open) linked.set(id, link);
      if (is(linked, more)) return linked;
    }
  };
}

describe('who talks with whom', () => {
  it('is decided by the server, and only those two may signal each other', async () => {
    const { amber, basalt, cedar } = await three('/zones/crocodile', [0, 2, 30]);
    const to = basalt.welcome.you;
    const linked = await ears(amber)(({ size }) => size > 0);
    expect([...linked.keys()]).toEqual([to]);
    const link = linked.get(to) ?? 0;
    expect(await amber.act({ kind: 'signal', to, link, signal: 'offer' })).toBe(true);
    const from = amber.welcome.you;
    expect(await basalt.hears('signal')).toEqual({ kind: 'signal', from, link, signal: 'offer' });
    expect(await cedar.act({ kind: 'signal', to, link, signal: 'forged' })).toBe(false);
  });

  it('takes as many signals at once as many links need, from all pages of somebody together', async () => {
    const { amber, basalt, users } = await three('/zones/library', [0, 2, 30]);
    const page = await enterZone(server, users[0], { path: '/zones/library' });
    const to = basalt.welcome.you;
    const link = (await ears(amber)(({ size }) => size > 0)).get(to) ?? 0;
    const act = { kind: 'signal', to, link, signal: 'candidates' } as const;
    for (let said = 0; said < 40; said++) expect(await amber.act(act)).toBe(true);
    for (let said = 0; said < 20; said++) expect(await page.act(act)).toBe(false);
    for (const one of [amber, page]) await expect(one.act(act)).rejects.toThrow(sayRefusal('rate'));
    server.clock.advance({ ms: 100 });
    expect(await amber.act(act)).toBe(true);
    await expect(amber.act(act)).rejects.toThrow(sayRefusal('rate'));
  });

  it('changes as they walk: together under ten metres, apart over fourteen', async () => {
    const { amber, basalt } = await three('/zones/avatar', [0, 12, 30]);
    const id = basalt.welcome.you;
    await basalt.move({ x: 9.5, jumped: true });
    const hears = ears(amber);
    await hears((linked) => linked.has(id));
    await basalt.move({ x: 13 });
    await amber.move({ x: 0 });
    await basalt.move({ x: 15 });
    expect((await hears((linked) => !linked.has(id))).size).toBe(0);
  });

  it('is the nearest where one can hear no more, and how many more there are is told', async () => {
    const { amber, basalt, cedar } = await three('/zones/mutant', [0, 2, 5], 1);
    const linked = await ears(amber)(({ size }, more) => size === 1 && more === 1);
    expect([...linked.keys()]).toEqual([basalt.welcome.you]);
    // Also whoever hears nobody at all, because the two have each other.
    expect((await ears(cedar)((_, more) => more === 2)).size).toBe(0);
  });

  it('is never who is muted, and a mute parts them from everybody at once', async () => {
    const { amber, basalt, users } = await three('/zones/desert', [0, 2, 4]);
    const hears = ears(basalt);
    await hears((linked) => linked.has(amber.welcome.you));
    const [{ id }] = users;
    const muted_until = new Date(server.clock.now().getTime() + 86_400_000);
    await server.db('users').where({ id }).update({ muted_until });
    await tellZone(server.db, { what: 'people', userIds: [id] });
    expect((await hears((linked) => !linked.has(amber.welcome.you))).size).toBe(1);
  });

  it('is never somebody behind a wall, and a wall that is built parts them at once', async () => {
    const { amber, basalt, cedar, users } = await three('/zones/explorer', [0, 2, 4]);
    const [from, to] = [amber.welcome.you, basalt.welcome.you];
    const hears = ears(amber);
    const link = (await hears(({ size }) => size === 2)).get(to) ?? 0;
    await server.as(users[1]).put(`/api/people/${users[0].username}/block`);
    const left = await hears((linked) => !linked.has(to));
    expect([...left.keys()]).toEqual([cedar.welcome.you]);
    expect(await amber.act({ kind: 'signal', to, link, signal: 'offer' })).toBe(false);
    expect(basalt.told.filter((news) => news.kind === 'signal' && news.from === from)).toEqual([]);
  });
});
