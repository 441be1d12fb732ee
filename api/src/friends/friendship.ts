import type { Friendship } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { seesPerson } from './visiblePeople.ts';

/** How the viewer stands to each of these people. */
export async function friendshipWith(
  db: Knex,
  viewerId: string,
  personIds: readonly string[],
): Promise<Map<string, Friendship>> {
  const { rows } = await db.raw(
    `select p.id,
      case when p.id = :me then 'self'
        when exists (select from friendships f where f.user_id = :me and f.friend_id = p.id) then 'friends'
        when exists (select from friend_requests r where r.from_id = :me and r.to_id = p.id) then 'requested'
        when exists (select from friend_requests r where r.from_id = p.id and r.to_id = :me) then 'asked'
        else 'none' end as friendship
     from unnest(cast(:ids as bigint[])) as p(id)`,
    { me: viewerId, ids: [...personIds] },
  );
  return new Map(rows.map((row: { id: string; friendship: Friendship }) => [row.id, row.friendship]));
}

/** How many friends somebody has, as who looks may count them. */
export async function countFriends(db: Knex, userId: string, viewerId: string = userId): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::int as count from friendships f join users u on u.id = f.friend_id
     where f.user_id = :userId and ${seesPerson(':viewerId', 'u')}`,
    { userId, viewerId },
  );
  return rows[0].count;
}

export async function friendIdsOf(db: Knex, userId: string): Promise<string[]> {
  return db('friendships').where({ user_id: userId }).pluck('friend_id');
}

/** Those of these people who are the person's friends. */
export async function friendsAmong(db: Knex, userId: string, ids: readonly string[]): Promise<string[]> {
  return db('friendships')
    .where({ user_id: userId })
    .whereIn('friend_id', [...ids])
    .pluck('friend_id');
}
