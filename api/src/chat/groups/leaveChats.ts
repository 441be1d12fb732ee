import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import { dropChat, endMembership, keepAnOwner } from './changeMembers.ts';
import { holdMembers } from './holdMembers.ts';
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

// `12  owner` or `12 keyid owner`, as a list says it: see `readList`.
const listed = (userId: string, role: string) =>
  `e.members ~ ('(^|,)' || ${userId} || ' [^ ,]* ${role}(,|$)')`;
const LAST_LIST = 'conversations c join chat_epochs e on e.conversation_id = c.id and e.n = c.epoch';
// Where nobody else is, what was said would go with them.
const LEFT_OUT = `
  select from ${LAST_LIST} where c.id = :chatId and not (${listed('cast(:userId as bigint)', '(owner|member)')})
    and exists (select from conversation_members m join users u on u.id = m.user_id
      where m.conversation_id = c.id and m.user_id <> :userId and m.left_at is null and u.deleted_at is null)`;
const AS_SIGNED = `
  update conversation_members m set role = 'member' from ${LAST_LIST}
  where c.id = :chatId and m.conversation_id = c.id and m.role = 'owner' and m.left_at is null
    and ${listed('cast(:userId as bigint)', 'owner')} and ${listed('m.user_id', 'member')}`;

/**
 * Puts the groups of somebody who was brought back in order with their signed lists, or nobody could write there any more.
 * Whom a list leaves out by now is let in by an owner alone, as whoever has left; and where there is no new list since the
 * group was passed on, it is theirs again.
 */
export const bringBackToGroupsJob = defineJob({
  name: 'chat.bring-back-to-groups',
  attempts: UNTIL_DONE,
  payload: z.object({ userId: z.string() }),
  async run({ userId }, { db, clock }) {
    for (const id of await groupsOf(db, { userId }))
      await db.transaction(async (held) => {
        await holdGroup(held, id);
        // Deleted again: it has been passed on since.
        if (!(await held('users').where({ id: userId, deleted_at: null }).first('id'))) return;
        const about = { chatId: id, userId };
        if ((await held.raw(LEFT_OUT, about)).rowCount > 0) {
          await holdMembers(held, id);
          await endMembership(held, id, userId, clock.now());
          await tellChanged(held, id, 'gone', [userId]);
        } else if ((await held.raw(AS_SIGNED, about)).rowCount === 0) return;
        await tellChanged(held, id, 'members');
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
