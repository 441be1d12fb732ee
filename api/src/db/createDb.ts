import knex, { type Knex } from 'knex';
import type { Client } from 'pg';
import type { Logger } from '../logger.ts';
import { carryWithCommit } from './sendWithCommit.ts';

export interface DbOptions {
  url: string;
  poolSize: number;
  /** How long a connection may take to open. */
  waitMs?: number;
  log?: Logger;
  /** Takes its time: a migration may build an index for minutes, and a start waits for it in any case. */
  patient?: boolean;
}

const WAIT_MS = { hurried: 2_000, patient: 30_000 };

// The server gives up first, then the driver, so that a lost server cannot hold a visitor.
const TIMEOUTS = {
  statement_timeout: 4_000,
  query_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

// What is said to a connection before it has answered is on its way already, and waits there instead of here.
const AT_ONCE = { pipeline: true };

/** With these words the server ends a connection: stopped, crashed, not yet there, and one that was idle for too long. */
const ENDED = new Set(['57P01', '57P02', '57P03', '57P05', '25P03']);

/** The pool. Ids are bigints and stay strings, as node-postgres hands them over. */
export function createDb(options: DbOptions): Knex {
  const { url, poolSize, log, patient = false } = options;
  const { waitMs = patient ? WAIT_MS.patient : WAIT_MS.hurried } = options;
  const ended = new WeakSet<Client>();
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'plaza',
      connectionTimeoutMillis: waitMs,
      ...(patient ? {} : TIMEOUTS),
      ...AT_ONCE,
      keepAlive: true,
    },
    pool: {
      min: 0,
      max: poolSize,
      idleTimeoutMillis: 30_000,
      // One that was given up is back before it has said so, and one that the server ends before it is closed.
      validate: (client: Client) => !client.connection.stream.destroyed && !ended.has(client),
      afterCreate(connection: Client, done: (error: null, connection: Client) => void) {
        carryWithCommit(connection);
        connection.connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
          if (ENDED.has(code)) ended.add(connection);
        });
        done(null, connection);
      },
    },
    acquireConnectionTimeout: waitMs + 3_000,
    // knex writes to the console otherwise.
    log: {
      warn: (message) => log?.warn({ from: 'knex' }, String(message)),
      error: (message) => log?.error({ from: 'knex' }, String(message)),
      deprecate: (method) => log?.warn({ from: 'knex' }, `deprecated: ${method}`),
      debug: () => undefined,
    },
  });
}
