import { testPlaza } from '../testing/testPlaza.ts';
import { befriend } from '../friends/testing/befriend.ts';

const server = testPlaza();
afterEach(() => jest.restoreAllMocks());

it('two hundred walls are put up and taken down at once, then one in 36 seconds; nobody else waits for it', async () => {
  const [me, one, two] = [await server.aUser(), await server.aUser(), await server.aUser()];
  const [mine, others] = [server.as(me), server.as(two)];
  const wall = `/api/people/${one.username}/block`;
  const statuses: number[] = [];
  for (let round = 0; round < 101; round += 1)
    statuses.push((await mine.put(wall)).status, (await mine.delete(wall)).status);
  expect(statuses).toEqual([...Array<number>(200).fill(200), 429, 200]);
  const refused = await mine.put(wall);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '36']);
  expect((await mine.get<{ blocked: unknown[] }>('/api/people/hidden')).body.blocked).toEqual([]);
  expect((await others.put(wall)).status).toBe(200);
  server.clock.advance({ seconds: 36 });
  expect((await mine.put(wall)).status).toBe(200);
});

it('what stands already costs nothing', async () => {
  const [me, one] = [await server.aUser(), await server.aUser()];
  const wall = `/api/people/${one.username}/block`;
  const mine = server.as(me);
  for (let round = 0; round < 201; round += 1) expect((await mine.put(wall)).status).toBe(200);
  expect((await mine.delete(wall)).body).toMatchObject({ is_blocked: false });
});

describe('PUT and DELETE /people/:username/block', () => {
  it('finds somebody whose wall comes down at the same moment', async () => {
    const [a, b] = [await server.aUser(), await server.aUser()];
    const path = `/api/people/${b.username}/block`;
    await server.as(a).put(path);
    // Between two questions, of which the second looks behind the wall.
    const asking: unknown = Object.getPrototypeOf(server.db.client);
    const { query } = asking as { query: (...all: unknown[]) => Promise<unknown> };
    let isDown = false;
    jest.spyOn(asking as { query: typeof query }, 'query').mockImplementation(async function (
      this: unknown,
      ...all
    ) {
      const { sql } = all[1] as { sql?: string };
      if (!isDown && sql?.includes('u.id in (select other_id from blocks')) {
        isDown = true;
        await server.db('blocks').delete();
      }
      return query.apply(this, all);
    });
    expect(await server.as(a).delete(path)).toMatchObject({ status: 200, body: { is_blocked: false } });
  });

  it('blocks neither oneself nor nobody', async () => {
    const a = await server.aUser({ username: 'block-self' });
    expect((await server.as(a).put('/api/people/block-self/block')).body).toMatchObject({
      code: 'friends.yourself',
    });
    expect((await server.as(a).put('/api/people/nobody-at-all/block')).status).toBe(404);
    expect((await server.as(null).put('/api/people/block-self/block')).status).toBe(401);
  });
});

describe('PUT /people/:username/mute', () => {
  it('is a secret of who mutes, can be seen and taken back', async () => {
    const [a, b] = [await server.aUser({ username: 'mute-a' }), await server.aUser({ username: 'mute-b' })];
    await befriend(server.db, a, b);
    expect((await server.as(a).put('/api/people/mute-b/mute')).body).toMatchObject({ is_muted: true });
    expect((await server.as(a).get('/api/people/hidden')).body).toMatchObject({
      muted: [{ username: 'mute-b', friendship: 'friends' }],
      blocked: [],
    });
    expect((await server.as(b).get('/api/people/hidden')).body).toEqual({ muted: [], blocked: [] });
    expect((await server.as(a).delete('/api/people/mute-b/mute')).body).toMatchObject({ is_muted: false });
  });
});
