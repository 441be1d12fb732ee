import type { Knex } from 'knex';
import { pairPartnersOfEach } from '../friends/partners.ts';
import { friendsAmong, friendsOfEach } from '../friends/friendship.ts';

/** A member may see friends coming and going, whom they talk to, and oneself on other devices. */
export async function visibleTo(db: Knex, memberId: string, userIds: readonly string[]): Promise<string[]> {
  const known = new Set([
    ...(await friendsAmong(db, memberId, userIds)),
    ...((await pairPartnersOfEach(db, [memberId])).get(memberId) ?? []),
  ]);
  return userIds.filter((userId) => userId === memberId || known.has(userId));
}

/** The other way round: who is told when one of these people comes or goes. */
export async function watchersOf(db: Knex, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const friends = await friendsOfEach(db, userIds);
  const partners = await pairPartnersOfEach(db, userIds);
  const around = (userId: string) => [
    userId,
    ...(friends.get(userId) ?? []),
    ...(partners.get(userId) ?? []),
  ];
  return new Map(userIds.map((userId) => [userId, [...new Set(around(userId))]]));
}
