import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import type { Logger } from '../logger.ts';
import { giveSign, newProcessNumber } from './signOfLife.ts';

const RETRY_MS = 250;

interface Surroundings {
  log: Logger;
  /** How many connections at most. */
  max?: number;
  /** From then on nobody waits any more. */
  closing: AbortSignal;
}

export interface JobPool extends Pool {
  /** By which the database knows this process. */
  process: number;
}

/**
 * The queue's own connections. Who asks for one while PostgreSQL is away gets it when PostgreSQL is back: what a
 * job's end was can be noted once only, and a note that is refused leaves the job locked for hours.
 */
export function openJobPool(url: string, { log, closing, max = 6 }: Surroundings): JobPool {
  const process = newProcessNumber();
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'plaza-jobs',
    // Waited for, whatever its type says: no connection works before it has given the sign.
    onConnect: (client) => giveSign(client, process),
  });
  // A pool without a listener ends the process when PostgreSQL hangs up on an idle connection.
  pool.on('error', (error) => log.warn({ err: error }, 'the job queue lost a connection'));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const connect = pool.connect.bind(pool);
  async function patiently(): Promise<PoolClient> {
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (closing.aborted || !isDatabaseAway(error)) throw error;
        // At the end there is one last try: it may be back by now.
        await wait(RETRY_MS, undefined, { signal: closing }).catch(() => undefined);
      }
    }
  }
  return Object.assign(pool, {
    process,
    connect: (callback?: Called) =>
      callback ? connect((error, client, release) => callback(error, client, once(release))) : patiently(),
  });
}

type Called = Parameters<Pool['connect']>[0];
type Release = Parameters<Called>[2];

/** A listener that is stopped while its connection breaks is given back by both; the second time ends the process. */
function once(release: Release): Release {
  let isBack = false;
  return (why) => {
    if (isBack) return;
    isBack = true;
    release(why);
  };
}
