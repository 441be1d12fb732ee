import type { Knex } from 'knex';
import { friendIdsOf, friendsAmong } from '../friends/friendship.ts';

/** A member may see friends coming and going, and oneself on other devices. */
export async function visibleTo(db: Knex, memberId: string, userIds: readonly string[]): Promise<string[]> {
  const friends = new Set(await friendsAmong(db, memberId, userIds));
  return userIds.filter((userId) => userId === memberId || friends.has(userId));
}

/** The other way round: who is told when somebody comes or goes. */
export async function watchersOf(db: Knex, userId: string): Promise<string[]> {
  return [userId, ...(await friendIdsOf(db, userId))];
}
