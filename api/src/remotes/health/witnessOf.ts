import type { Knex } from 'knex';
import type { SeenMember } from '../../browser/viewerSeed.ts';

/** A member who tells of a version, by a word that cannot be read back. */
export interface Witness {
  seed: string;
  /** Since when they are a member; null for whom nobody can look up. */
  since: Date | null;
}

/** An administrator is known, however new this Plaza is. */
const SINCE_EVER = new Date(0);

/** Who has logged in there, as they stand now: whoever is blocked or gone since is a stranger again. */
export async function witnessOf(db: Knex, seen: SeenMember | undefined): Promise<Witness | undefined> {
  if (!seen) return undefined;
  const { seed, id } = seen;
  if (id === null) return { seed, since: null };
  const person: { joined_at: Date | null; is_admin: boolean } | undefined = await db('users')
    .where({ id, is_blocked: false, deleted_at: null, demo_until: null })
    .first('joined_at', 'is_admin');
  return person && { seed, since: person.is_admin ? SINCE_EVER : person.joined_at };
}
