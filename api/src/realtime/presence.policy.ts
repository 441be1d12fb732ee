import type { Knex } from 'knex';

/**
 * Whom a member may see coming and going: friends and partners of a chat, and oneself on other devices.
 * Nobody is anybody's friend or partner by the tables there are, so oneself is all.
 */
export async function visibleTo(_db: Knex, memberId: string, userIds: readonly string[]): Promise<string[]> {
  return userIds.filter((userId) => userId === memberId);
}

/** The other way round: who is told when somebody comes or goes. */
export async function watchersOf(_db: Knex, userId: string): Promise<string[]> {
  return [userId];
}
