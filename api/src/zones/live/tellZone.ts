import type { Knex } from 'knex';

/** What every server is to do for those of a zone who are there. `zone` is the part of its address after `/zones/`. */
export type ZoneNotice =
  /** Who may be in it may have changed. */
  | { zone: string; what: 'look' }
  /** Who is there for these two, and where they may be, may have changed. */
  | { what: 'people'; userIds: string[] }
  | { zone: string; what: 'changed'; revision: number }
  | { zone: string; what: 'knock'; ownerId: string; name: string; username: string };

/** The channel of PostgreSQL on which the servers tell each other about zones. */
export const ZONES_CHANNEL = 'plaza_zones';

/** Tells every server in the caller's transaction: after the commit or not at all. */
export async function tellZone(db: Knex, notice: ZoneNotice): Promise<void> {
  await db.raw('select pg_notify(?, ?)', [ZONES_CHANNEL, JSON.stringify(notice)]);
}
