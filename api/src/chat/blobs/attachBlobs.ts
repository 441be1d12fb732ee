import type { Knex } from 'knex';
import { permit } from '../../http/errors.ts';
import { unknownBlob } from '../chat.errors.ts';

interface Attaching {
  chatId: string;
  ownerId: string;
  ids: readonly string[];
  now: Date;
}

/** Puts files into a message: one's own, brought for this chat, each into one message only. */
export async function attachBlobs(db: Knex, { chatId, ownerId, ids, now }: Attaching): Promise<void> {
  if (ids.length === 0) return;
  const attached = await db('chat_blobs')
    .whereIn('id', [...ids])
    .where({ conversation_id: chatId, owner_id: ownerId, attached_at: null })
    .whereNotNull('stored_at')
    .update({ attached_at: now });
  permit(attached === new Set(ids).size && attached === ids.length, unknownBlob);
}
