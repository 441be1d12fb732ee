import { hasRedis, startRedis } from '../../realtime/testing/startRedis.ts';
import { rateLimiter } from './rateLimiter.ts';
import { openRedis } from './redis.ts';

const twice = { times: 2, seconds: 60 };
const limits = { read: twice, write: twice, login: twice, contact: twice, page: twice };

(hasRedis ? describe : describe.skip)('two processes that share a Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  const clients: ReturnType<typeof openRedis>[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    for (let process = 0; process < 2; process += 1) {
      const client = openRedis(redis.url);
      clients.push(client);
      await new Promise((resolve) => client.once('ready', resolve));
    }
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await redis.stop();
  });

  it('count together, and each by itself while it is away', async () => {
    const [here, there] = clients.map((client) => rateLimiter({ limits, redis: client }));
    if (!here || !there) throw new Error('There are two.');
    await here('192.0.2.7', 'login');
    await there('192.0.2.7', 'login');
    await expect(here('192.0.2.7', 'login')).rejects.toMatchObject({ code: 'http.too-many' });
    await expect(there('192.0.2.7', 'login')).rejects.toMatchObject({ code: 'http.too-many' });
    await here('192.0.2.7', 'read');

    await redis.stop();
    for (const limit of [here, there]) {
      await limit('192.0.2.8', 'login');
      await limit('192.0.2.8', 'login');
      await expect(limit('192.0.2.8', 'login')).rejects.toMatchObject({ code: 'http.too-many' });
    }
  });
});
