import type { Knex } from 'knex';
import { reachesPerson } from '../../friends/visiblePeople.ts';
import { User } from '../../users/User.ts';

/**
 * Whom the owner of a zone deals with: who is there for them, as everywhere, and guests of the demo, who are there for
 * nobody and walk in all the same. `person` is the alias of a row of `users`, `owner` an expression for an id.
 */
export const isConcerned = (owner: string, person: string): string =>
  `(${person}.demo_until is not null or ${reachesPerson(owner, person)})`;

const OF_ZONE = `
  ${isConcerned(':me', 'u')} and (u.demo_until is null
    or exists (select from zone_visits v where v.user_id = u.id and v.zone = :address)
    or exists (select from zone_admissions a where a.user_id = u.id and a.zone_id = :zoneId)
    or exists (select from zone_bans b where b.user_id = u.id and b.zone_id = :zoneId))`;

/** The person of this name; a guest of the demo only where they are, or were, in this very zone. */
export async function findConcerned(
  db: Knex,
  zone: { id: string; slug: string; owner_id: string },
  username: string,
): Promise<User | undefined> {
  const about = { me: zone.owner_id, zoneId: zone.id, address: `u/${zone.slug}` };
  return User.query(db).alias('u').where('u.username', username).whereRaw(OF_ZONE, about).first();
}
