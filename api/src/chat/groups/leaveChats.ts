import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import { dropChat, endMembership, keepAnOwner } from './changeMembers.ts';
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

/** Gives the groups of somebody whose account is gone to others: nobody could let people in or name them any more. */
export const passGroupsOnJob = defineJob({
  name: 'chat.pass-groups-on',
  attempts: UNTIL_DONE,
  payload: z.object({ userId: z.string() }),
  async run({ userId }, { db }) {
    for (const id of await groupsOf(db, { userId, role: 'owner' }))
      await db.transaction(async (held) => {
        await holdGroup(held, id);
        if (await keepAnOwner(held, id)) await tellChanged(held, id, 'members');
      });
  },
});

/** From here to the commit nobody else changes who is in it. */
async function holdGroup(db: Knex, id: string): Promise<void> {
  await db('conversations').where({ id }).forUpdate().first('id');
}

/** The groups that somebody is in, or owns. */
async function groupsOf(db: Knex, { userId, role }: { userId: string; role?: 'owner' }): Promise<string[]> {
  return db('conversation_members as m')
    .join('conversations as c', 'c.id', 'm.conversation_id')
    .where({ 'm.user_id': userId, 'm.left_at': null, 'c.kind': 'group' })
    .modify((own) => void (role && own.where('m.role', role)))
    .orderBy('c.id')
    .pluck('c.id');
}
