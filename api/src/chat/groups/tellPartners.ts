import type { Knex } from 'knex';
import { z } from 'zod';
import { noWall } from '../../friends/visiblePeople.ts';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import { publishToUsers } from '../../realtime/publishToUser.ts';

/** So many are told in one transaction: somebody may have written with everybody. */
const AT_ONCE = 200;

// Whom no word has reached does not know of the chat, and where a wall stands it was closed before.
const PARTNERS = `
  select c.id, m.user_id from conversation_members own
  join conversations c on c.id = own.conversation_id and c.kind = 'pair'
  join conversation_members m on m.conversation_id = c.id and m.user_id <> own.user_id
  where own.user_id = :userId and own.conversation_id > :after
    and m.left_at is null and m.declined_at is null and (m.is_accepted or c.last_seq > 0)
    and ${noWall('m.user_id', 'own.user_id')}
  order by own.conversation_id limit ${AT_ONCE}`;

/** Tells everybody who has a chat with somebody that nobody can write in it any more, or that both can again. */
export const tellPartnersJob = defineJob({
  name: 'chat.tell-partners',
  attempts: UNTIL_DONE,
  payload: z.object({ userId: z.string() }),
  async run({ userId }, { db }) {
    for (let after = '0'; ;) {
      const { rows }: { rows: { id: string; user_id: string }[] } = await db.raw(PARTNERS, { userId, after });
      const last = rows.at(-1);
      if (!last) return;
      await db.transaction((held) =>
        publishToUsers(
          held,
          rows.map(({ id, user_id }) => ({
            to: user_id,
            event: { type: 'chat-changed', payload: { chatID: id, what: 'members' } },
          })),
        ),
      );
      after = last.id;
    }
  },
});

/** For whoever shuts somebody out, lets them in again, or lets them go. */
export async function queueTellPartners(db: Knex, userId: string): Promise<void> {
  await tellPartnersJob.queue(db, { userId }, { key: `chat.tell-partners ${userId}` });
}
