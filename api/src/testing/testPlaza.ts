import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { signAccessToken } from '../auth/accessToken.ts';
import { beginFamily } from '../auth/families.ts';
import { keyFor } from '../auth/keys.ts';
import type { Plaza } from '../plaza.ts';
import { startPlaza, type RunningPlaza, type StartOptions } from '../startPlaza.ts';
import type { User } from '../users/User.ts';
import { aUser, type UserWishes } from './aUser.ts';
import { TestClient } from './TestClient.ts';
import { TestClock } from './TestClock.ts';
import { testDatabase, type TestDatabase } from './testDatabase.ts';

export interface TestHouse {
  readonly clock: TestClock;
  readonly db: Knex;
  readonly plaza: Plaza;
  readonly url: string;
  /** An empty DATA_DIR of its own. */
  readonly dataDir: string;
  aUser(wishes?: UserWishes): Promise<User>;
  /** A visitor: a logged-in one, or a stranger for null. */
  as(user: Pick<User, 'id'> | null): TestClient;
  /** The Authorization header of a fresh session, for who sends it by other means. */
  bearerOf(user: Pick<User, 'id'>): Promise<string>;
  runJobs(): Promise<void>;
  /** Also those that wait for a later hour. */
  runAllJobs(): Promise<void>;
}

/** A started house over a database of its own. Call it at the top of a test file or a describe. */
export function testPlaza(options: Omit<StartOptions, 'clock' | 'onStep'> = {}): TestHouse {
  const clock = new TestClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-house-'));
  let database: TestDatabase;
  let house: RunningPlaza;

  beforeAll(async () => {
    database = await testDatabase();
    const env = {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_POOL: '6',
    };
    house = await startPlaza({ jobs: 'by-hand', ...options, clock, env: { ...env, ...options.env } });
  }, 60_000);

  afterAll(async () => {
    await house?.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  return {
    clock,
    dataDir,
    get db() {
      return house.plaza.db;
    },
    get plaza() {
      return house.plaza;
    },
    get url() {
      return `http://127.0.0.1:${house.port}`;
    },
    aUser: (wishes) => aUser(house.plaza.db, wishes),
    as(user) {
      if (!user) return new TestClient(this.url);
      const familyId = logIn(house, user);
      return new TestClient(this.url, async () => ({
        authorization: await bearer(house, user, await familyId),
      }));
    },
    bearerOf: async (user) => bearer(house, user, await logIn(house, user)),
    runJobs: () => house.runDueJobs(),
    async runAllJobs() {
      await house.plaza.db.raw('update graphile_worker._private_jobs set run_at = now()');
      await house.runDueJobs();
    },
  };
}

async function logIn({ plaza }: RunningPlaza, user: Pick<User, 'id'>): Promise<string> {
  const keeper = { db: plaza.db, clock: plaza.clock, key: keyFor(plaza.config.sessionSecret, 'refresh') };
  const about = { userId: user.id, deviceHash: Buffer.alloc(32), userAgent: null };
  return (await beginFamily(keeper, about)).family.id;
}

async function bearer({ plaza }: RunningPlaza, user: Pick<User, 'id'>, familyId: string): Promise<string> {
  const key = keyFor(plaza.config.sessionSecret, 'access');
  return `Bearer ${await signAccessToken(key, { userId: user.id, familyId }, plaza.clock.now())}`;
}
