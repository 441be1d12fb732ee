import type { AnyEvents, Call } from '@plaza/signalr-server';
import type { Redis } from 'ioredis';
import { openRedis } from '../http/rateLimit/redis.ts';
import { limitCalls } from './limitCalls.ts';
import { hasRedis, startRedis, type TestRedis } from './testing/startRedis.ts';

function aHub(redis?: Redis) {
  let nowMs = 0;
  const filter = limitCalls(() => nowMs, redis);
  const connect = (userId: string) => {
    // The filter looks at the connection alone.
    const call = { connection: { caller: { userId }, items: new Map() } } as unknown as Call<AnyEvents>;
    /** How many of so many calls get through. */
    return async (calls: number) => {
      let done = 0;
      for (let tried = 0; tried < calls; tried += 1) {
        await filter.invoke?.(call, async () => void (done += 1)).catch(() => undefined);
      }
      return done;
    };
  };
  return { connect, wait: (ms: number) => void (nowMs += ms) };
}

describe('calls of the hub', () => {
  it('are sixty at once and twenty a second for each connection', async () => {
    const { connect, wait } = aHub();
    const [phone, desktop] = [connect('1'), connect('1')];
    expect(await phone(100)).toBe(60);
    expect(await desktop(10)).toBe(10);
    wait(1_000);
    expect(await phone(100)).toBe(20);
  });

  it('are sixty a second for one person, on however many connections', async () => {
    const { connect, wait } = aHub();
    const tabs = Array.from({ length: 20 }, () => connect('1'));
    const everywhere = async () => {
      let done = 0;
      for (const call of tabs) done += await call(60);
      return done;
    };
    expect(await everywhere()).toBe(600);
    expect(await connect('2')(60)).toBe(60);
    wait(1_000);
    expect(await everywhere()).toBe(60);
    // Who was forgotten because he had been calm begins as anybody does.
    wait(3_600_000);
    expect(await everywhere()).toBe(600);
  });
});

(hasRedis ? describe : describe.skip)('two processes that share a Redis', () => {
  let server: TestRedis;
  const clients: Redis[] = [];
  beforeAll(async () => {
    server = await startRedis();
    for (let process = 0; process < 2; process += 1) {
      const client = openRedis(server.url);
      clients.push(client);
      await new Promise((resolve) => client.once('ready', resolve));
    }
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
  });

  it('count what one person calls together, and each by itself while it is away', async () => {
    const hubs = clients.map((client) => aHub(client));
    const everywhere = async (userId: string) => {
      let done = 0;
      for (let tabs = 0; tabs < 11; tabs += 1)
        for (const { connect } of hubs) done += await connect(userId)(60);
      return done;
    };
    expect(await everywhere('1')).toBe(600);
    expect(await everywhere('2')).toBe(600);
    for (const { wait } of hubs) wait(1_000);
    expect(await everywhere('1')).toBe(60);
    await server.stop();
    expect(await everywhere('3')).toBe(1200);
  });
});
