import type { Knex } from 'knex';
import { friendsAmong } from '../../friends/friendship.ts';
import type { ZoneCopy } from './ZoneCopy.ts';

/** The friends somebody has in a copy, with those who come in while they are read. */
export async function friendsInCopy(db: Knex, copy: ZoneCopy, userId: string): Promise<Set<string>> {
  const friends = new Set<string>();
  const asked = new Set<string>();
  for (;;) {
    const unknown = copy.everybody().flatMap(({ card: { user_id: id } }) => (asked.has(id) ? [] : id));
    if (unknown.length === 0) return friends;
    for (const id of unknown) asked.add(id);
    for (const id of await friendsAmong(db, userId, unknown)) friends.add(id);
  }
}
