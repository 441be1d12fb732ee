import type { Knex } from 'knex';

/** Any number that nobody else in this database takes: "REMOTE". */
const REGISTRY_LOCK = 0x524f4f4d;

/**
 * One change of the server at a time, until the end of the transaction: two remotes activated at once
 * could each pass the gate and yet claim one address. It also keeps the revision growing.
 */
export async function lockRegistry(db: Knex): Promise<void> {
  await db.raw('select pg_advisory_xact_lock(?)', [REGISTRY_LOCK]);
}
