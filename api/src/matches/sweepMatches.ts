import type { Knex } from 'knex';
import { deleteInBatches } from '../db/inBatches.ts';

/** A match that nobody has touched for a day is forgotten. */
export const FORGOTTEN_MS = 24 * 60 * 60 * 1000;

/** Forgets them with who played and what was drawn, also where nobody opens another one any more. */
export async function sweepMatches(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - FORGOTTEN_MS) };
  await deleteInBatches(db, { table: 'matches', where: 'changed_at < :before', bindings, atOnce: 100 });
}
