import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { openRedis } from '../http/rateLimit/redis.ts';
import { hasRedis, startRedis, type TestRedis } from '../realtime/testing/startRedis.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { tryCounter } from './tryCounter.ts';

const server = testPlaza();
let redis: TestRedis | undefined;
let client: Redis | undefined;
beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  client = openRedis(redis.url);
  await new Promise((resolve) => client?.once('ready', resolve));
});
afterAll(async () => {
  client?.disconnect();
  await redis?.stop();
});

// How many are taken at which minute, and whether there were so many left.
const STORY: [minute: number, count: number, isTaken: boolean][] = [
  [0, 11, false],
  [0, 4, true],
  [0, 6, true],
  [0, 1, false],
  [1, 1, false],
  [2, 1, true],
  [2, 1, false],
  [12, 6, false],
  [12, 5, true],
  [600, 11, false],
  [600, 10, true],
  // A clock that was set back gives nothing.
  [590, 1, false],
  // What was taken in vain is given back.
  [600, -1, true],
  [600, 1, true],
  [600, 1, false],
];

it.each(hasRedis ? ['the database', 'Redis'] : ['the database'])(
  'tries fill again by the hour up to so many at once, counted in %s',
  async (place) => {
    const take = tryCounter({ db: server.db, redis: place === 'Redis' ? client : undefined });
    const key = randomBytes(32);
    const start = server.clock.now().getTime();
    const answers: boolean[] = [];
    for (const [minute, count] of STORY) {
      const now = new Date(start + minute * 60_000);
      answers.push(await take({ key, burst: 10, perHour: 30, count, now }));
    }
    expect(answers).toEqual(STORY.map(([, , isTaken]) => isTaken));
  },
);
