import { CHAT_LIMITS, type CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { tooManyPinned } from './chat.errors.ts';

type Options = CallInput<'PUT /conversations/:id/options'>['body'];

/** What somebody wants of a chat for themselves. */
export async function setOptions(db: Knex, chatId: string, me: string, options: Options): Promise<void> {
  const { is_pinned, is_archived, muted_until, tells_mentions } = options;
  const changes = Object.fromEntries(
    Object.entries({ is_pinned, is_archived, muted_until, tells_mentions }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  if (Object.keys(changes).length === 0) return;
  if (is_pinned === true) await holdPeople(db, [me]);
  await db('conversation_members').where({ conversation_id: chatId, user_id: me }).update(changes);
  if (is_pinned !== true) return;
  const pinned = await db('conversation_members').where({ user_id: me, is_pinned: true, left_at: null });
  permit(pinned.length <= CHAT_LIMITS.pinned, tooManyPinned);
}
