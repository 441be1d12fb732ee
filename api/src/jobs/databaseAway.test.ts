import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { z } from 'zod';
import { byTcp } from '../db/testing/byTcp.ts';
import { errorCode } from '../errorCode.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { defineJob } from './defineJob.ts';
import { openJobPool } from './openJobPool.ts';
import { runJobs } from './runJobs.ts';

/** Between the queue and PostgreSQL: a door that can be shut. */
class Door {
  readonly #open = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  readonly #behind: URL;

  constructor(behind: URL) {
    this.#behind = behind;
  }

  async letIn(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#behind.port), this.#behind.hostname);
      for (const socket of [near, far]) {
        this.#open.add(socket);
        socket.on('error', () => undefined).on('close', () => this.#open.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async shut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  get url(): string {
    const url = new URL(this.#behind);
    url.port = String(this.#port);
    url.hostname = '127.0.0.1';
    return url.href;
  }
}

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** A connection that broke off may be handed out once more: asks until a new one is refused. */
async function refusal(pool: Pool): Promise<void> {
  for (;;) {
    const why = await pool.query('select 1').catch(errorCode);
    if (why === 'ECONNREFUSED') return;
  }
}

describe('while the database is away', () => {
  const server = testPlaza();
  let leave: () => Promise<void> = async () => undefined;
  afterEach(() => leave());
  const outcomes: { title: string; run: () => Promise<void>; left: object[] }[] = [
    { title: 'a job that ends is done, once', run: async () => undefined, left: [] },
    {
      title: 'a job that fails is kept for its next try',
      run: () => Promise.reject(new Error('failed on purpose')),
      left: [{ attempts: 1, last_error: 'failed on purpose', locked_by: null }],
    },
  ];

  it.each(outcomes)('$title', async ({ run, left }) => {
    const begun = signal();
    const mayEnd = signal();
    let times = 0;
    const work = defineJob({
      name: 'test.work',
      payload: z.object({}),
      async run() {
        times += 1;
        begun.give();
        await mayEnd.given;
        await run();
      },
    });
    const door = new Door(byTcp(server.plaza.config.databaseUrl));
    await door.letIn();
    const closing = new AbortController();
    const pool = openJobPool(door.url, { log: server.plaza.log, closing: closing.signal });
    const runner = runJobs([work], pool, server.plaza);
    leave = async () => {
      closing.abort();
      await runner.stop();
      await pool.end();
      await door.shut();
    };
    await work.queue(server.db, {});
    await begun.given;

    await door.shut();
    await refusal(pool);
    mayEnd.give();
    await refusal(pool);
    await door.letIn();

    for (;;) {
      const rows = await server
        .db('graphile_worker._private_jobs')
        .select('attempts', 'last_error', 'locked_by');
      if (rows.every((row: { locked_by: unknown }) => row.locked_by === null)) {
        expect(rows).toEqual(left);
        break;
      }
    }
    expect(times).toBe(1);
    await server.db('graphile_worker._private_jobs').delete();
  });
});
