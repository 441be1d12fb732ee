import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Turn } from './takeTurn.ts';

/** So long the one before may take: what it asks may be slow. The pool's own limits are those of a quick statement. */
const WAIT_MS = 10 * 60_000;
/** The server gives up first, then the driver. */
const DRIVER_WAITS_MS = WAIT_MS + 5_000;

/**
 * The same turn as `takeTurn` takes, for work that asks others than the database, however long that takes: no transaction
 * stands open and none of the pool's connections is held. It has one of its own, which ends with this process: then the
 * next goes on.
 */
export async function inTurn<Result>(db: Knex, turn: Turn, act: () => Promise<Result>): Promise<Result> {
  const held: Client = await db.client.acquireRawConnection();
  // A connection that is lost says so here; what `act` writes after that is held against the rows themselves.
  held.on('error', () => undefined);
  try {
    await patiently(held, "select set_config('statement_timeout', $1, false)", String(WAIT_MS));
    await patiently(held, 'select pg_advisory_lock(hashtextextended($1, 0))', turn.join(' '));
    return await act();
  } finally {
    await held.end().catch(() => undefined);
  }
}

async function patiently(held: Client, text: string, value: string): Promise<void> {
  const asked = { text, values: [value], query_timeout: DRIVER_WAITS_MS };
  await held.query(asked);
}
