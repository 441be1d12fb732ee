import type { Knex } from 'knex';

/**
 * Who was forgotten before that took them out of their chats is in them still: others see somebody who left, and what is
 * said there is kept for them. They count as overdue, and so are forgotten once more, which finds the rest as it should be.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update users set forgotten_at = null
    where forgotten_at is not null and id in (
      select m.user_id from conversation_members m
      join conversations c on c.id = m.conversation_id and c.kind = 'group'
      where m.left_at is null
      union all
      select unnest(array[c.user_lo, c.user_hi]) from conversations c
      join users lo on lo.id = c.user_lo and lo.forgotten_at is not null
      join users hi on hi.id = c.user_hi and hi.forgotten_at is not null)`);
}

/** Forgotten is forgotten. */
export async function down(): Promise<void> {}
