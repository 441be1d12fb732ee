import type { RequestListener } from 'node:http';
import { HASHING_COST, hashingAt, type Hashing } from './auth/hashing.ts';
import { sessionReader } from './auth/sessionReader.ts';
import { systemClock, type Clock } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import { isMigrated, migrate } from './db/migrate.ts';
import { openRedis } from './http/rateLimit/redis.ts';
import { troublePage } from './pages/troublePage.ts';
import { migrations } from './schema/migrations.ts';
import { docsRoutes } from './docs/docsRoutes.ts';
import { serverMetrics } from './serverMetrics.ts';
import { away } from './http/commonErrors.ts';
import { createApp } from './http/createApp.ts';
import { createServer } from './http/createServer.ts';
import { drain } from './http/drain.ts';
import type { Health } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { limitsFor, type Limits } from './http/rateLimit/limits.ts';
import { rateLimiter } from './http/rateLimit/rateLimiter.ts';
import { registerSlices } from './http/registerSlices.ts';
import type { Slice } from './http/slice.ts';
import { countUploads } from './http/uploads.ts';
import { openJobPool } from './jobs/openJobPool.ts';
import { runDueJobs, runJobs } from './jobs/runJobs.ts';
import { listen } from './listen.ts';
import { createLogger, type Logger } from './logger.ts';
import type { Plaza } from './plaza.ts';
import { HubFeatures } from './realtime/HubFeatures.ts';
import { seed, type Account } from './seeds.ts';
import { slices as ownSlices } from './slices.ts';
import { claimDataFolder, startDatabase } from './startDatabase.ts';
import { undoList } from './undoList.ts';

/** Of what somebody waits for: one hand, with a connection for it, for its listener and for who looks after the dead. */
const URGENT = { hands: 1, connections: 3 };

export interface Step {
  name: 'listening' | 'database' | 'migrations' | 'seeds' | 'slices';
  state: 'begun' | 'done';
  /** How long it took, once it is done. */
  ms: number;
}

export interface StartOptions {
  env?: Record<string, string | undefined>;
  onStep?: (step: Step) => void;
  /** Remotes beside those of slices.ts; they are asked first. */
  slices?: readonly Slice[];
  clock?: Clock;
  limits?: Limits;
  /** What else must hold before people are sent in; /readyz asks. */
  checks?: Health['checks'];
  log?: Logger;
  /** Quick in tests; by default as slow as a password deserves. */
  hashing?: Hashing;
  /** Tests turn the wheel by hand. */
  jobs?: 'running' | 'by-hand';
}

export interface RunningPlaza {
  url: string;
  port: number;
  config: Config;
  /** The accounts this start made, with their passwords: print them once. */
  accounts: readonly Account[];
  plaza: Plaza;
  runDueJobs(): Promise<void>;
  /** How many bring files just now. */
  uploads(): number;
  close(): Promise<void>;
}

/** Starts the whole server in this process: the door first, so that a taken port is known at once. */
export async function startPlaza(options: StartOptions = {}): Promise<RunningPlaza> {
  const config = readConfig(options.env ?? process.env);
  const log = options.log ?? createLogger(config.logLevel);
  const clock = options.clock ?? systemClock;
  const hashing = options.hashing ?? hashingAt(HASHING_COST);
  const metrics = createMetrics({ ofProcess: config.mode !== 'test' });
  const closing = new AbortController();
  const undo = undoList();
  const step = stepper(options.onStep);

  let state: 'starting' | 'ready' | 'draining' = 'starting';
  const health: Health = { state: () => state, checks: {} };
  const frame = { config, log, clock, metrics, closing: closing.signal };
  const untilReady = () => {
    throw away({
      headers: { 'Retry-After': '2' },
      sentence: 'Plaza is opening its doors. Please try again in a moment.',
    });
  };
  let answer: RequestListener = createApp(frame, health, [untilReady], troublePage).callback();

  try {
    // Before the port: two starts on one folder usually want the same one, and the folder is the better word.
    const release = await claimDataFolder(config);
    undo.add(async () => release());
    const server = createServer((request, response) => answer(request, response));
    const port = await step('listening', () => listen(server, config));
    undo.add(() => drain(server));

    const database = await step('database', () => startDatabase(config, log, release));
    undo.add(() => database.stop());
    const { db } = database;
    await step('migrations', () => migrate(database.url, migrations, log));
    const accounts = await step('seeds', () => seed({ db, config, hashing }));

    const sessions = sessionReader({ config, db, clock });
    const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl);
    undo.add(async () => redis?.disconnect());
    const plaza: Plaza = { ...frame, db, redis, hashing, sessions, server, hub: new HubFeatures() };
    const limit = rateLimiter({ limits: options.limits ?? limitsFor(config.mode), redis });
    const slices = registerSlices([...(options.slices ?? []), ...ownSlices], {
      plaza,
      readSession: sessions.read,
      limit,
    });
    serverMetrics(plaza);
    health.checks = {
      database: async () => Boolean(await db.raw('select 1')),
      migrations: () => isMigrated(db, migrations),
      ...options.checks,
    };

    const jobPool = openJobPool(database.url, { log, closing: closing.signal });
    const urgentPool = openJobPool(database.url, { log, closing: closing.signal, max: URGENT.connections });
    undo.add(
      () => jobPool.end(),
      () => urgentPool.end(),
    );

    await step('slices', async () => {
      for (const start of slices.starts) await start();
    });
    undo.add(...slices.closes.map((close) => async () => close()));
    const runner = options.jobs === 'by-hand' ? undefined : runJobs(slices.jobs, jobPool, plaza);
    // A code for a sign-up never waits until something long is done.
    const urgent = slices.jobs.filter(({ isUrgent }) => isUrgent);
    const beside = runner && runJobs(urgent, urgentPool, plaza, { hands: URGENT.hands });
    // The last to come is the first to go: visitors leave before anything they stand on.
    undo.add(async () => {
      state = 'draining';
      closing.abort();
      // What is being done by itself ends meanwhile.
      await Promise.all([drain(server, { uploadMs: config.drainMs }), runner?.stop(), beside?.stop()]);
    });

    answer = createApp(
      plaza,
      health,
      [docsRoutes(slices.answers), slices.api, slices.outside],
      troublePage,
    ).callback();
    state = 'ready';
    return {
      url: config.publicUrl ?? `http://${printable(config.host)}:${port}`,
      port,
      config,
      accounts,
      plaza,
      runDueJobs: () => runDueJobs(slices.jobs, jobPool, plaza),
      uploads: () => countUploads(server),
      close: () => undo.run(),
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

function stepper(onStep: (step: Step) => void = () => undefined) {
  return async function step<Result>(name: Step['name'], act: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    onStep({ name, state: 'begun', ms: 0 });
    const result = await act();
    onStep({ name, state: 'done', ms: Math.round(performance.now() - begun) });
    return result;
  };
}

/** 0.0.0.0 is where one listens, not where one goes. */
function printable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
