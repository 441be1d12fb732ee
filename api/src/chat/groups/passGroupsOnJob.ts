import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import { keepAnOwner } from './changeMembers.ts';
import { tellChanged } from './writeNotice.ts';

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
export async function holdGroup(db: Knex, id: string): Promise<void> {
  await db('conversations').where({ id }).forUpdate().first('id');
}

/** The groups that somebody is in, or owns. */
export async function groupsOf(
  db: Knex,
  { userId, role }: { userId: string; role?: 'owner' },
): Promise<string[]> {
  return db('conversation_members as m')
    .join('conversations as c', 'c.id', 'm.conversation_id')
    .where({ 'm.user_id': userId, 'm.left_at': null, 'c.kind': 'group' })
    .modify((own) => void (role && own.where('m.role', role)))
    .orderBy('c.id')
    .pluck('c.id');
}
