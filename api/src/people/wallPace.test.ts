import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();

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
