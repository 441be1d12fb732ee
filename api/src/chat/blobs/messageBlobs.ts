import type { Knex } from 'knex';
import { z } from 'zod';
import { permit } from '../../http/errors.ts';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import { unknownBlob } from '../chat.errors.ts';
import { blobKey, blobStore } from './blobStore.ts';

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

/**
 * Files whose message is gone: with the commit nobody gets them any more, and their bytes go as soon as somebody finds
 * the time.
 */
export async function letGoBlobs(db: Knex, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db('chat_blobs')
    .whereIn('id', [...ids])
    .update({ attached_at: null, stored_at: null });
  for (const id of ids) await sweepBlobJob.queue(db, { id }, { key: `chat.sweep-blob ${id}` });
}

/** With a guest's rows go those of the files, which would be all that knows of the bytes: theirs, and all of their pairs. */
export async function letGoBlobsOf(db: Knex, userId: string): Promise<void> {
  const pairs = db('conversations').where({ user_lo: userId }).orWhere({ user_hi: userId }).select('id');
  const ids = await db('chat_blobs')
    .where({ owner_id: userId })
    .orWhereIn('conversation_id', pairs)
    .pluck('id');
  await letGoBlobs(db, ids);
}

/** How long a file may belong to no message: somebody may be writing it, or be offline. */
export const LOOSE_MS = 24 * 60 * 60_000;

/**
 * Takes an encrypted file away that belongs to nothing. Bytes first: a row without bytes harms nobody. No transaction
 * stands open while they go, so the row says before that nobody gets it into a message any more.
 */
export const sweepBlobJob = defineJob({
  name: 'chat.sweep-blob',
  attempts: UNTIL_DONE,
  payload: z.object({ id: z.uuid() }),
  async run({ id }, { db, config }) {
    await db('chat_blobs').where({ id, attached_at: null }).update({ stored_at: null });
    // In a message by now. Of a chat that is gone the row is gone, and the bytes are left.
    if (await db('chat_blobs').where({ id }).whereNotNull('attached_at').first('id')) return;
    await blobStore(config).delete([blobKey(id)]);
    await db('chat_blobs').where({ id }).delete();
  },
});
