import type { Knex } from 'knex';
import { holdLogs } from '../../realtime/publishToUser.ts';

/**
 * For who tells the members of a chat that is held, and changes who they are only then, or tells them in several steps:
 * members first, then what is told to them, each in the order of their ids. Whoever pins the chat or reads on in it takes
 * the two in this order.
 */
export async function holdMembers(db: Knex, chatId: string): Promise<void> {
  const members = db('conversation_members').where({ conversation_id: chatId, left_at: null });
  await holdLogs(db, await members.orderBy('user_id').forNoKeyUpdate().pluck('user_id'));
}
