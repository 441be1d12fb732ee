import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { startPlaza, type RunningPlaza } from '../../startPlaza.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
let second: RunningPlaza;

beforeAll(async () => {
  second = await startPlaza({
    jobs: 'by-hand',
    clock: server.clock,
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.plaza.config.databaseUrl ?? '',
      DATABASE_POOL: '4',
    },
  });
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
