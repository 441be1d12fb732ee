import type { Knex } from 'knex';
import { STALE_SECONDS } from '../../realtime/Presence.ts';

/** Who has Plaza open on some device may read it there at once: so long the others wait for that. */
const READS_MS = 4_000;

/** When to look again whether somebody has read it who has Plaza open just now; undefined for who is away. */
export async function looksAgainAt(db: Knex, userId: string, now: Date): Promise<Date | undefined> {
  const here = await db('hub_presence')
    .where({ user_id: userId })
    .whereRaw(`seen_at > now() - interval '${STALE_SECONDS} seconds'`)
    .first('user_id');
  return here && new Date(now.getTime() + READS_MS);
}
