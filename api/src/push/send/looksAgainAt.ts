import type { Knex } from 'knex';
import { STALE_SECONDS } from '../../realtime/Presence.ts';

/** Who has Plaza open on some device may read it there at once: so long the others wait for that. */
const READS_SECONDS = 4;

/**
 * When to look again whether somebody has read it who has Plaza open just now; undefined for who is away. By the clock of the
 * database, which says as well when a job is due: where another runs behind it, nobody would be waited for.
 */
export async function looksAgainAt(db: Knex, userId: string): Promise<Date | undefined> {
  const here: { again: Date } | undefined = await db('hub_presence')
    .where({ user_id: userId })
    .whereRaw(`seen_at > now() - interval '${STALE_SECONDS} seconds'`)
    .first(db.raw(`now() + interval '${READS_SECONDS} seconds' as again`));
  return here?.again;
}
