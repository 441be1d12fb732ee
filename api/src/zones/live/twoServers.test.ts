import { leaveHub } from '../../realtime/testing/joinHub.ts';
import type { RunningPlaza } from '../../startPlaza.ts';
import { startBeside } from '../../testing/startBeside.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
let second: RunningPlaza;

beforeAll(async () => {
  second = await startBeside(server);
}, 60_000);
afterEach(leaveHub);
afterAll(() => second?.close());

const there = () => ({
  url: `http://127.0.0.1:${second.port}`,
  bearerOf: (user: { id: string }) => server.bearerOf(user),
});
const path = '/zones/castle';

it('people on two servers see each other come, move, speak and go', async () => {
  const [one, two] = [await server.aUser({ name: 'Here' }), await server.aUser({ name: 'There' })];
  const here = await enterZone(server, one, { path });
  const other = await enterZone(there(), two, { path });
  expect(other.welcome.people).toMatchObject([{ name: 'Here' }]);
  expect((await here.hears('came')).person).toMatchObject({ name: 'There', id: other.welcome.you });
  await other.move({ x: 3, z: 20 });
  expect(await here.sees(other.welcome.you, ({ x }) => x === 3)).toMatchObject({ z: 20 });
  await here.move({ x: -2, z: 8 });
  await other.sees(here.welcome.you, ({ x }) => x === -2);
  await other.act({ kind: 'words', text: 'Hello over there' });
  expect(await here.hears('words')).toMatchObject({ id: other.welcome.you, text: 'Hello over there' });
  other.leave();
  expect(await here.hears('left')).toEqual({ kind: 'left', id: other.welcome.you });
});

it('those who have blocked each other do not meet across servers either', async () => {
  const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
  await server.as(one).put(`/api/people/${two.username}/block`);
  const here = await enterZone(server, one, { path: '/zones/desert' });
  const other = await enterZone(there(), two, { path: '/zones/desert' });
  const witness = await enterZone(server, three, { path: '/zones/desert' });
  await other.move({ x: 5 });
  await witness.sees(other.welcome.you, ({ x }) => x === 5);
  await other.act({ kind: 'words', text: 'psst' });
  await witness.hears('words');
  expect(here.where.has(other.welcome.you)).toBe(false);
  expect(here.told.filter(({ kind }) => kind === 'words')).toEqual([]);
  expect(other.welcome.people).toEqual([]);
});

describe('people who talk, on two servers', () => {
  const yes = { kind: 'voice', on: true, most: 6 } as const;

  /** Two on one server and one on the other, so many metres along a line, who all said yes. */
  async function three(zone: string, [a, b, c]: readonly [number, number, number]) {
    const users = [await server.aUser(), await server.aUser(), await server.aUser()] as const;
    const amber = await enterZone(server, users[0], { path: zone });
    const basalt = await enterZone(server, users[1], { path: zone });
    const cedar = await enterZone(there(), users[2], { path: zone });
    for (const [one, x] of [
      [amber, a],
      [basalt, b],
      [cedar, c],
    ] as const) {
      await one.move({ x });
      await one.act(yes);
    }
    return { amber, basalt, cedar, users };
  }
  type Three = Awaited<ReturnType<typeof three>>;

  /** Whom somebody may hear: resolves once it is as wanted. */
  function ears(one: Three['amber']) {
    const linked = new Map<number, { link: number; offers: boolean }>();
    return async (is: (known: typeof linked) => boolean) => {
      while (!is(linked)) {
        const { open, close } = await one.hears('voice');
        for (const id of close) linked.delete(id);
        for (const { id, link, offers } of open) linked.set(id, { link, offers });
      }
      return linked;
    };
  }

  it('are joined by one of the servers, and may signal each other, and nobody else may', async () => {
    const { amber, basalt, cedar } = await three('/zones/mermaid', [0, 30, 4]);
    const [from, to] = [amber.welcome.you, cedar.welcome.you];
    const here = (await ears(amber)((known) => known.has(to))).get(to);
    const over = (await ears(cedar)((known) => known.has(from))).get(from);
    if (!here || !over) throw new Error('Nobody was joined.');
    expect(over.link).toBe(here.link);
    expect(over.offers).toBe(!here.offers);
    const { link } = here;
    expect(await amber.act({ kind: 'signal', to, link, signal: 'offer' })).toBe(true);
    expect(await cedar.hears('signal')).toEqual({ kind: 'signal', from, link, signal: 'offer' });
    expect(await cedar.act({ kind: 'signal', to: from, link, signal: 'answer' })).toBe(true);
    expect(await amber.hears('signal')).toEqual({ kind: 'signal', from: to, link, signal: 'answer' });
    expect(await basalt.act({ kind: 'signal', to, link, signal: 'forged' })).toBe(false);
    expect(await cedar.act({ kind: 'signal', to: basalt.welcome.you, link, signal: 'forged' })).toBe(false);
  });

  it('hear signals that are too long for one notice, as the first of a link are', async () => {
    const { amber, cedar } = await three('/zones/coffee', [0, 30, 4]);
    const [from, to] = [amber.welcome.you, cedar.welcome.you];
    const { link } = (await ears(amber)((known) => known.has(to))).get(to) ?? { link: 0 };
    await ears(cedar)((known) => known.has(from));
    const offer = 'a=candidate: 1 ü "quoted"\r\n'.repeat(550);
    expect(await amber.act({ kind: 'signal', to, link, signal: offer })).toBe(true);
    await amber.act({ kind: 'signal', to, link, signal: 'candidate' });
    const heard = [await cedar.hears('signal'), await cedar.hears('signal')];
    expect(heard.map(({ signal }) => signal)).toEqual(expect.arrayContaining([offer, 'candidate']));
  });

  it('are parted when one walks away, is walled off, or goes', async () => {
    const { amber, basalt, cedar, users } = await three('/zones/mutant', [0, 3, 6]);
    const [a, b, c] = [amber.welcome.you, basalt.welcome.you, cedar.welcome.you];
    const [amberHears, cedarHears] = [ears(amber), ears(cedar)];
    await amberHears((known) => known.has(b) && known.has(c));
    await cedarHears((known) => known.has(a) && known.has(b));
    await server.as(users[1]).put(`/api/people/${users[2].username}/block`);
    await cedarHears((known) => !known.has(b) && known.has(a));
    await amber.move({ x: -12, jumped: true });
    await cedarHears((known) => known.size === 0);
    await amber.move({ x: 2, jumped: true });
    await amberHears((known) => known.has(c));
    cedar.leave();
    await amberHears((known) => !known.has(c) && known.has(b));
  });
});

it('when a server closes, its people come back on the other, to the same spot', async () => {
  const [one, two] = [await server.aUser(), await server.aUser()];
  const witness = await enterZone(server, one, { path: '/zones/avatar' });
  const moved = await enterZone(there(), two, { path: '/zones/avatar' });
  await moved.move({ x: 6, z: -3 });
  await witness.sees(moved.welcome.you, ({ x }) => x === 6);
  await second.close();
  await witness.hears('left');
  const again = await enterZone(server, two, { path: '/zones/avatar', pass: moved.welcome.pass });
  expect(again.welcome).toMatchObject({ you: moved.welcome.you, at: [6, 0, -3, 0] });
});
