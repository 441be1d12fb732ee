import type { Knex } from 'knex';

/** Any number that nobody else in this database takes: "ROOM". */
const HOUSE_LOCK = 0x524f4f4d;

/** The channel every process listens to. */
export const HOUSE_CHANNEL = 'plaza_remotes';

/**
 * One change of the house at a time, until the end of the transaction: two rooms activated at once
 * could each pass the gate and yet claim one address. It also keeps the revision growing.
 */
export async function lockHouse(db: Knex): Promise<void> {
  await db.raw('select pg_advisory_xact_lock(?)', [HOUSE_LOCK]);
}

/** Tells every process, when the transaction commits, that what is live has changed. */
export async function announceChange(db: Knex): Promise<void> {
  await db.raw(`select pg_notify(?, '')`, [HOUSE_CHANNEL]);
}
