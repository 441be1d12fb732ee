import type { FoundPerson, Friendship } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { countPosts } from '../friends/visiblePosts.ts';
import { countFriends, friendshipWith } from '../friends/friendship.ts';
import { seesPerson } from '../friends/visiblePeople.ts';
import { presentFound } from '../users/users.presenter.ts';

const FACES = 3;

/** What a profile says of the two: who looks, and who is looked at. */
export interface Standing {
  friendship: Friendship;
  isMuted: boolean;
  isBlocked: boolean;
  posts: number;
  friends: number;
  mutual: { count: number; faces: FoundPerson[] };
}

/** Nothing is said of somebody behind a wall. */
export const BEHIND_WALL: Standing = {
  friendship: 'none',
  isMuted: false,
  isBlocked: true,
  posts: 0,
  friends: 0,
  mutual: { count: 0, faces: [] },
};

export async function readStanding(db: Knex, viewerId: string, personId: string): Promise<Standing> {
  const friendships = await friendshipWith(db, viewerId, [personId]);
  const muted = await db('mutes').where({ user_id: viewerId, other_id: personId }).first();
  return {
    friendship: friendships.get(personId) ?? 'none',
    isMuted: muted !== undefined,
    isBlocked: false,
    posts: await countPosts(db, viewerId, personId),
    friends: await countFriends(db, personId, viewerId),
    mutual: await mutualFriends(db, viewerId, personId),
  };
}

async function mutualFriends(db: Knex, viewerId: string, personId: string): Promise<Standing['mutual']> {
  if (viewerId === personId) return { count: 0, faces: [] };
  const { rows } = await db.raw(
    `select u.id, u.name, u.username, u.picture, count(*) over ()::int as count
     from friendships mine
     join friendships theirs on theirs.friend_id = mine.friend_id and theirs.user_id = :personId
     join users u on u.id = mine.friend_id
     where mine.user_id = :viewerId and ${seesPerson(':viewerId', 'u')}
     order by theirs.created_at, u.id limit ${FACES}`,
    { viewerId, personId },
  );
  return { count: rows[0]?.count ?? 0, faces: rows.map(presentFound) };
}

/** Which of the two has put a wall between them. */
export async function wallBetween(
  db: Knex,
  viewerId: string,
  personId: string,
): Promise<'none' | 'mine' | 'theirs'> {
  const walls: string[] = await db('blocks')
    .where({ user_id: viewerId, other_id: personId })
    .orWhere({ user_id: personId, other_id: viewerId })
    .pluck('user_id');
  if (walls.includes(personId)) return 'theirs';
  return walls.length > 0 ? 'mine' : 'none';
}
