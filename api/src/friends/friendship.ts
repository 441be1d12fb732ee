import type { Friendship } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { seesPerson } from './visiblePeople.ts';

/** How `viewer` stands to a person: both are expressions for an id. */
export function friendshipSql(viewer: string, personId: string): string {
  return `case when ${personId} = ${viewer} then 'self'
    when exists (select from friendships f where f.user_id = ${viewer} and f.friend_id = ${personId}) then 'friends'
    when exists (select from friend_requests r where r.from_id = ${viewer} and r.to_id = ${personId}) then 'requested'
    when exists (select from friend_requests r where r.from_id = ${personId} and r.to_id = ${viewer}) then 'asked'
    else 'none' end`;
}

/** How the viewer stands to each of these people. */
export async function friendshipWith(
  db: Knex,
  viewerId: string,
  personIds: readonly string[],
): Promise<Map<string, Friendship>> {
  const { rows } = await db.raw(
    `select p.id, ${friendshipSql(':me', 'p.id')} as friendship from unnest(cast(:ids as bigint[])) as p(id)`,
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

/** The friends of each of these people. Who has none is not in it. */
export async function friendsOfEach(db: Knex, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows: { user_id: string; friend_id: string }[] = await db('friendships')
    .whereIn('user_id', [...userIds])
    .select('user_id', 'friend_id');
  const friends = new Map<string, string[]>();
  for (const { user_id, friend_id } of rows) {
    const known = friends.get(user_id);
    if (known) known.push(friend_id);
    else friends.set(user_id, [friend_id]);
  }
  return friends;
}

/** Those of these people who are the person's friends. */
export async function friendsAmong(db: Knex, userId: string, ids: readonly string[]): Promise<string[]> {
  return db('friendships')
    .where({ user_id: userId })
    .whereIn('friend_id', [...ids])
    .pluck('friend_id');
}
