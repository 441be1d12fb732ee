import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS } from '@plaza/api-contract';
import { hasRedis, startRedis, type TestRedis } from '../../realtime/testing/startRedis.ts';
import type { RunningPlaza } from '../../startPlaza.ts';
import { startBeside } from '../../testing/startBeside.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aPair } from '../testing/aGroup.ts';

(hasRedis ? describe : describe.skip)('two processes that share a Redis', () => {
  const env: Record<string, string> = {};
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
    env['REDIS_URL'] = redis.url;
  });
  let other: RunningPlaza;
  // Before the first one, which takes the database along.
  afterAll(() => other.close());
  const server = testPlaza({ env });
  afterAll(() => redis.stop());
  beforeAll(async () => {
    other = await startBeside(server, env);
  });

  it('count together what somebody says in chats, and each by itself while it is away', async () => {
    const { amber, chat } = await aPair(server);
    const say = async (url: string) => {
      const content = 'x'.repeat(CHAT_LIMITS.contentLength);
      return fetch(`${url}/api/chat/send-message`, {
        method: 'POST',
        headers: { authorization: await server.bearerOf(amber.user), 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: chat, content, client_id: randomUUID() }),
      });
    };
    const [here, there] = [server.url, `http://127.0.0.1:${other.port}`];
    /** Until it is too much. None of it is an envelope, and all of it was sent. */
    const shout = async (url: string) => {
      let last = await say(url);
      while (last.status === 400) last = await say(url);
      return last;
    };
    expect((await shout(here)).status).toBe(429);
    const refused = await say(there);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    server.clock.advance({ minutes: 60 });
    expect((await say(there)).status).toBe(400);

    await redis.stop();
    expect((await shout(here)).status).toBe(429);
    expect((await say(there)).status).toBe(400);
  });
});
