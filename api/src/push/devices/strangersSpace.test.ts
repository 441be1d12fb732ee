import { hasRedis, startRedis, type TestRedis } from '../../realtime/testing/startRedis.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { strangersSpace } from './strangersSpace.ts';

(hasRedis ? describe : describe.skip)('with a Redis', () => {
  const env: Record<string, string> = {};
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
    env['REDIS_URL'] = redis.url;
  });
  afterAll(() => redis.stop());
  const server = testPlaza({ env });

  it('what was not kept after all has taken no space', async () => {
    const takeSpace = strangersSpace(server.plaza);
    const all = () =>
      server.db.transaction(async (db) => {
        await takeSpace(db, '192.0.2.7', 'devices', 1_000);
        throw new Error('not kept');
      });
    for (let times = 0; times < 2; times += 1) await expect(all()).rejects.toThrow('not kept');
    await takeSpace(server.db, '192.0.2.7', 'devices', 1_000);
    await expect(takeSpace(server.db, '192.0.2.7', 'devices', 1)).rejects.toMatchObject({
      code: 'http.too-many',
    });
  });
});
