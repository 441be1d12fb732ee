import type { Knex } from 'knex';
import { dropChat, endMembership } from './changeMembers.ts';
import { groupsOf, holdGroup } from './passGroupsOnJob.ts';
import { tellChanged } from './writeNotice.ts';

/**
 * Takes somebody who is forgotten out of all groups: what is said there is no longer kept for them. A group that nobody
 * else is in goes with them, and so does what two have said who were both gone for good by then (`goneBy`).
 */
export async function leaveChats(
  db: Knex,
  userId: string,
  { now, goneBy }: { now: Date; goneBy: Date },
): Promise<void> {
  for (const id of await groupsOf(db, { userId }))
    await db.transaction(async (held) => {
      await holdGroup(held, id);
      await endMembership(held, id, userId, now);
      await tellChanged(held, id, 'members');
    });
  for (const id of await pairsOfNobody(db, userId, goneBy))
    await db.transaction((held) => dropChat(held, id));
}

async function pairsOfNobody(db: Knex, userId: string, goneBy: Date): Promise<string[]> {
  const { rows } = await db.raw(
    `select c.id from conversations c
     join users o on o.id = case when c.user_lo = :userId then c.user_hi else c.user_lo end
     where (c.user_lo = :userId or c.user_hi = :userId) and o.deleted_at <= :goneBy order by c.id`,
    { userId, goneBy },
  );
  return rows.map(({ id }: { id: string }) => id);
}
