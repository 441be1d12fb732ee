import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Turn } from './takeTurn.ts';

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
    await held.query('select pg_advisory_lock(hashtextextended($1, 0))', [turn.join(' ')]);
    return await act();
  } finally {
    await held.end().catch(() => undefined);
  }
}
