import { chatChannel } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { permit } from '../../http/errors.ts';
import { lookAgain } from '../../realtime/lookAgain.ts';
import { notRequest } from '../chat.errors.ts';
import type { Standing } from '../holdChat.ts';
import { leaveGroup } from './changeMembers.ts';
import { type Acting, tellChanged } from './writeNotice.ts';

/** Takes a chat on: from now on the other side may know whether one is here, and what one has read. */
export async function acceptRequest(db: Knex, chat: Standing): Promise<void> {
  if (chat.is_accepted) return;
  await db('conversation_members')
    .where({ conversation_id: chat.id, user_id: chat.user_id })
    .update({ is_accepted: true, declined_at: null });
  await lookAgain(db, { channel: chatChannel(chat.id) });
  await tellChanged(db, chat.id, 'accepted');
}

/** Puts a request away. Of a pair nobody is told; a group is left. */
export async function declineRequest(acting: Acting, chat: Standing): Promise<void> {
  permit(!chat.is_accepted, notRequest);
  const { db, now } = acting;
  if (chat.kind === 'group') return leaveGroup(acting, chat.id, chat.user_id);
  await db('conversation_members')
    .where({ conversation_id: chat.id, user_id: chat.user_id })
    .update({ declined_at: now, read_seq: chat.last_seq, read_ord: chat.last_ord });
  await tellChanged(db, chat.id, 'gone', [chat.user_id]);
}
