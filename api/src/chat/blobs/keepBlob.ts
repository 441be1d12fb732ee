import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { permit } from '../../http/errors.ts';
import { isFull } from '../../media/isFull.ts';
import { noSpace } from '../../media/media.errors.ts';
import type { Plaza } from '../../plaza.ts';
import { noChatRemote } from '../chat.errors.ts';
import { blobKey, blobStore } from './blobStore.ts';
import type { ReceivedBlob } from './receiveBlobs.ts';
import { LOOSE_MS, sweepBlobJob } from './sweepBlobJob.ts';

export interface KeptBlob {
  id: string;
  bytes: number;
}

/** Stores an encrypted file as it came. The row is first, with its sweep in the queue: nothing is left unknown. */
export async function keepBlob(
  { db, clock, config }: Pick<Plaza, 'db' | 'clock' | 'config'>,
  { chatId, ownerId }: { chatId: string; ownerId: string },
  { path, bytes }: ReceivedBlob,
): Promise<KeptBlob> {
  const id = randomUUID();
  const now = clock.now();
  await db.transaction(async (transaction) => {
    await permitMore(transaction, ownerId, bytes);
    const runAt = new Date(now.getTime() + LOOSE_MS);
    await sweepBlobJob.queue(transaction, { id }, { runAt, key: `chat.sweep-blob ${id}` });
    await transaction('chat_blobs').insert({
      id,
      conversation_id: chatId,
      owner_id: ownerId,
      bytes,
      created_at: now,
    });
  });
  try {
    await blobStore(config).put(blobKey(id), { path, bytes }, 'application/octet-stream');
    await db('chat_blobs').where({ id }).update({ stored_at: clock.now() });
    return { id, bytes };
  } catch (error) {
    await blobStore(config).delete([blobKey(id)]);
    await db('chat_blobs').where({ id }).delete();
    throw isFull(error) ? noSpace({ cause: error }) : error;
  }
}

async function permitMore(db: Knex, ownerId: string, bytes: number): Promise<void> {
  // Uploads that come at the same time must see each other.
  await db.raw("select pg_advisory_xact_lock(hashtextextended('blobs ' || ?, 0))", [ownerId]);
  const [row] = await db('chat_blobs').where({ owner_id: ownerId }).sum({ sum: 'bytes' });
  permit(Number(row?.['sum'] ?? 0) + bytes <= CHAT_LIMITS.blobBytesPerPerson, noChatRemote);
}
