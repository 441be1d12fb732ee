import type { Friendship, PersonCard } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { presentFound } from '../users/users.presenter.ts';
import { User } from '../users/User.ts';
import { friendshipWith } from './friendship.ts';

/** These people as cards, in this order. Whom the viewer may see is for the caller to know. */
export async function personCards(db: Knex, viewerId: string, ids: readonly string[]): Promise<PersonCard[]> {
  if (ids.length === 0) return [];
  const people = new Map((await User.query(db).findByIds([...ids])).map((person) => [person.id, person]));
  const friendships = await friendshipWith(db, viewerId, ids);
  const mutuals = await countMutuals(db, viewerId, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    return [presentCard(person, friendships.get(id) ?? 'none', mutuals.get(id) ?? 0)];
  });
}

function presentCard(person: User, friendship: Friendship, mutual: number): PersonCard {
  return {
    ...presentFound(person),
    organisation: person.organisation,
    friendship,
    mutual_count: mutual,
  };
}

/** How many friends the viewer has in common with each of them. */
export async function countMutuals(
  db: Knex,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.raw(
    `select theirs.user_id as id, count(*)::int as count
     from friendships theirs join friendships mine on mine.friend_id = theirs.friend_id and mine.user_id = :me
     where theirs.user_id = any(cast(:ids as bigint[])) and theirs.user_id <> :me
     group by theirs.user_id`,
    { me: viewerId, ids: [...ids] },
  );
  return new Map(rows.map((row: { id: string; count: number }) => [row.id, row.count]));
}
