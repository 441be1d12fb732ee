import type { MadeZone, MadeZoneView } from '@plaza/api-contract';
import { KillableNode } from '../../realtime/testing/chaos/KillableNode.ts';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
let dying: KillableNode;

beforeAll(async () => {
  const { databaseUrl, sessionSecret } = server.plaza.config;
  dying = new KillableNode({
    DATA_DIR: server.dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DATABASE_POOL: '4',
    SESSION_SECRET: sessionSecret,
  });
  await dying.start();
}, 60_000);
afterEach(leaveHub);
afterAll(() => dying?.kill());

const torch = { id: 't1', kind: 'torch', at: [2, 0, 4] };

it('a zone whose server is killed goes on at another, with what was saved in the last moment', async () => {
  const there = {
    url: `http://127.0.0.1:${dying.port}`,
    bearerOf: (user: { id: string }) => server.bearerOf(user),
  };
  const [owner, visitor] = [await server.aUser(), await server.aUser()];
  const made = { name: 'Court', zone: 'castle', mode: 'public', avatar: 1, notify: false };
  const { slug, path } = (await server.as(owner).post<MadeZone>('/api/zones', made)).body;
  const people = await Promise.all([owner, visitor].map((user) => enterZone(there, user, { path })));
  for (const [at, person] of people.entries()) await person.move({ x: 2 + at, z: 5 });
  await people[1]?.act({ kind: 'thing', thing: { id: 'bridge', state: 'up', since: 0 } });
  const bearer = await server.bearerOf(owner);
  const saved = await fetch(`${there.url}/api/zones/u/${slug}/recipe`, {
    method: 'PUT',
    headers: { Authorization: bearer, 'Content-Type': 'application/json' },
    body: JSON.stringify({ recipe: { theme: 'castle', pieces: [torch] }, after: 1 }),
  });
  // Not a moment after it has said yes.
  await dying.kill();
  expect(saved.status).toBe(200);

  const back = await Promise.all(
    [owner, visitor].map((user, at) =>
      enterZone(server, user, { path, pass: people[at]?.welcome.pass ?? '' }),
    ),
  );
  expect(back.map(({ welcome }) => welcome.you)).toEqual(people.map(({ welcome }) => welcome.you));
  const [first, second] = back;
  expect(first?.welcome.things).toMatchObject([{ id: 'bridge', state: 'up' }]);
  await second?.move({ x: 4, z: 6 });
  await first?.sees(second?.welcome.you ?? 0, ({ x }) => x === 4);
  const view = (await server.as(visitor).get<MadeZoneView>(`/api/zones/u/${slug}`)).body;
  expect(view).toMatchObject({ revision: 2, recipe: { pieces: [torch] } });
});
