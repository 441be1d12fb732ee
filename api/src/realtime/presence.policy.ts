import type { Knex } from 'knex';
import { friendsAmong, friendsOfEach } from '../friends/friendship.ts';

/** A member may see friends coming and going, and oneself on other devices. */
export async function visibleTo(db: Knex, memberId: string, userIds: readonly string[]): Promise<string[]> {
  const friends = new Set(await friendsAmong(db, memberId, userIds));
  return userIds.filter((userId) => userId === memberId || friends.has(userId));
}

/** The other way round: who is told when one of these people comes or goes. */
export async function watchersOf(db: Knex, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const friends = await friendsOfEach(db, userIds);
  return new Map(userIds.map((userId) => [userId, [userId, ...(friends.get(userId) ?? [])]]));
}
