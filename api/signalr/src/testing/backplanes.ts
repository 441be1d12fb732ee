import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import { type Backplane } from '../backplane/Backplane.ts';
import { memoryBackplane, MemoryBus } from '../backplane/memoryBackplane.ts';
import { postgresBackplane } from '../backplane/postgresBackplane.ts';
import { postgresStore } from '../backplane/postgresStore.ts';
import { redisBackplane } from '../backplane/redisBackplane.ts';
import { closeAfterTest } from './serve.ts';

/** Makes one more node's backplane of the same kind, all on one bus. */
export type MakeBackplane = () => Promise<Backplane>;

export interface BackplaneKind {
  readonly name: string;
  /** Null where this machine lacks what it needs. */
  readonly prepare: (() => Promise<MakeBackplane>) | null;
}

const postgresUrl = process.env['SIGNALR_TEST_POSTGRES'] ?? process.env['PLAZA_TEST_SERVER'];
const redisServer = process.env['SIGNALR_TEST_REDIS'] ?? 'redis-server';
const hasRedis = spawnSync(redisServer, ['--version']).status === 0;

export const backplaneKinds: readonly BackplaneKind[] = [
  { name: 'memory', prepare: prepareMemory },
  { name: 'PostgreSQL', prepare: postgresUrl ? () => preparePostgres(postgresUrl) : null },
  { name: 'Redis by ioredis', prepare: hasRedis ? () => prepareRedis(byIoredis) : null },
  { name: 'Redis by node-redis', prepare: hasRedis ? () => prepareRedis(byNodeRedis) : null },
];

async function prepareMemory(): Promise<MakeBackplane> {
  const bus = new MemoryBus();
  return async () => memoryBackplane(bus);
}

async function preparePostgres(server: string): Promise<MakeBackplane> {
  const url = new URL(server);
  url.pathname = 'postgres';
  const connectionString = url.href;
  const own = `signalr_${randomBytes(6).toString('hex')}`;
  const pool = new Pool({ connectionString, max: 4 });
  closeAfterTest(async () => {
    await pool.query(`DROP TABLE IF EXISTS ${own}`);
    await pool.end();
  });
  const query = (sql: string, values: unknown[]): Promise<{ rows: unknown[] }> => pool.query(sql, values);
  return async () =>
    postgresBackplane({
      channel: own,
      query,
      store: postgresStore(query, own),
      connect: async () => {
        const client = new Client({ connectionString });
        await client.connect();
        return client;
      },
    });
}

async function prepareRedis(byClient: (path: string) => Promise<Backplane>): Promise<MakeBackplane> {
  const { path } = await startRedis();
  return () => byClient(path);
}

/** A Redis on a socket in a folder of its own: no port, nothing kept. */
export async function startRedis(folder = mkdtempSync(join(tmpdir(), 'redis-'))): Promise<{
  readonly path: string;
  readonly folder: string;
  stop(): Promise<void>;
}> {
  const path = join(folder, 'redis.sock');
  const server: ChildProcess = spawn(redisServer, ['--port', '0', '--unixsocket', path, '--save', '']);
  for await (const chunk of server.stdout ?? [])
    if (String(chunk).includes('eady to accept connections')) break;
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  closeAfterTest(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { path, folder, stop };
}

export async function byIoredis(path: string): Promise<Backplane> {
  // Its server may be gone before it; then it would keep the process alive for two seconds.
  const options = { path, retryStrategy: () => 20, maxRetriesPerRequest: null, disconnectTimeout: 20 };
  const [publisher, subscriber] = [new Redis(options), new Redis(options)];
  publisher.on('error', () => undefined);
  closeAfterTest(async () => [publisher, subscriber].forEach((each) => each.disconnect()));
  return redisBackplane({ publisher, subscriber });
}

async function byNodeRedis(path: string): Promise<Backplane> {
  const publisher = createClient({ socket: { path, tls: false } });
  const subscriber = publisher.duplicate();
  publisher.on('error', () => undefined);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  closeAfterTest(async () => [publisher, subscriber].forEach((each) => each.destroy()));
  return redisBackplane({ publisher, subscriber });
}
