import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { signAccessToken } from '../auth/accessToken.ts';
import { beginFamily } from '../auth/families.ts';
import { keyFor } from '../keyFor.ts';
import type { Plaza } from '../plaza.ts';
import { startPlaza, type RunningPlaza, type StartOptions } from '../startPlaza.ts';
import type { User } from '../users/User.ts';
import { aUser, quickHashing, type UserOptions } from './aUser.ts';
import { TestClient } from './TestClient.ts';
import { TestClock } from './TestClock.ts';
import { testDatabase, type TestDatabase } from './testDatabase.ts';

export interface TestServer {
  readonly clock: TestClock;
  readonly db: Knex;
  readonly plaza: Plaza;
  readonly url: string;
  /** An empty DATA_DIR of its own. */
  readonly dataDir: string;
  aUser(options?: UserOptions): Promise<User>;
  /** A visitor: a logged-in one, or a stranger for null. */
  as(user: Pick<User, 'id'> | null): TestClient;
  /** The Authorization header of a fresh session, for who sends it by other means. */
  bearerOf(user: Pick<User, 'id'>): Promise<string>;
  runJobs(): Promise<void>;
  /** Also those that wait for a later hour. */
  runAllJobs(): Promise<void>;
}

/** A started server over a database of its own. Call it at the top of a test file or a describe. */
export function testPlaza(options: Omit<StartOptions, 'clock' | 'onStep'> = {}): TestServer {
  const clock = new TestClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-server-'));
  let database: TestDatabase;
  let server: RunningPlaza;

  beforeAll(async () => {
    database = await testDatabase();
    const env = {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_POOL: '6',
      // A machine with much else to do is no fault.
      DATABASE_WAIT_SECONDS: '30',
    };
    server = await startPlaza({
      jobs: 'by-hand',
      hashing: quickHashing,
      ...options,
      clock,
      env: { ...env, ...options.env },
    });
  }, 60_000);

  afterAll(async () => {
    await server?.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  return {
    clock,
    dataDir,
    get db() {
      return server.plaza.db;
    },
    get plaza() {
      return server.plaza;
    },
    get url() {
      return `http://127.0.0.1:${server.port}`;
    },
    aUser: (options) => aUser(server.plaza.db, options, server.plaza.hashing),
    as(user) {
      if (!user) return new TestClient(this.url);
      const familyId = logIn(server, user);
      return new TestClient(this.url, async () => ({
        authorization: await bearer(server, user, await familyId),
      }));
    },
    bearerOf: async (user) => bearer(server, user, await logIn(server, user)),
    runJobs: () => server.runDueJobs(),
    async runAllJobs() {
      await server.plaza.db.raw('update graphile_worker._private_jobs set run_at = now()');
      await server.runDueJobs();
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
