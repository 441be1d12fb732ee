import { randomUUID } from 'node:crypto';
import { permit } from '../../http/errors.ts';
import { isFull } from '../../media/isFull.ts';
import { noSpace } from '../../media/media.errors.ts';
import type { Plaza } from '../../plaza.ts';
import { unknownBlob } from '../chat.errors.ts';
import { findChat, permitOpen } from '../holdChat.ts';
import { LOOSE_MS, sweepBlobJob } from './messageBlobs.ts';
import { blobKey, blobStore } from './blobStore.ts';
import type { ReceivedBlob } from './receiveBlobs.ts';
import { lockBlobs } from './withUpload.ts';

export interface KeptBlob {
  id: string;
  bytes: number;
}

interface BlobOf {
  chatId: string;
  ownerId: string;
  /** What it came with: it was let in by that. */
  uploadId: string;
  /** What a stranger to the chat is told: the words of the call. */
  refusal: string;
}

/** Stores an encrypted file as it came. The row is first, with its sweep in the queue: nothing is left unknown. */
export async function keepBlob(
  { db, clock, config }: Pick<Plaza, 'db' | 'clock' | 'config'>,
  { chatId, ownerId, uploadId, refusal }: BlobOf,
  { path, bytes }: ReceivedBlob,
): Promise<KeptBlob> {
  const id = randomUUID();
  const now = clock.now();
  await db.transaction(async (transaction) => {
    // Left or gone while it came: held, so that it does not go before the commit either.
    await transaction('conversations').where({ id: chatId }).forKeyShare().first('id');
    permitOpen(await findChat(transaction, chatId, ownerId, refusal));
    // From here on its row counts for it.
    await lockBlobs(transaction, ownerId);
    await transaction('chat_uploads')
      .where({ id: uploadId })
      .update({ bytes: transaction.raw('greatest(0, bytes - ?)', [bytes]) });
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
    // Whose it is, or its chat, may be gone by now, and its row with them.
    permit((await db('chat_blobs').where({ id }).update({ stored_at: clock.now() })) > 0, unknownBlob);
    return { id, bytes };
  } catch (error) {
    await blobStore(config).delete([blobKey(id)]);
    await db('chat_blobs').where({ id }).delete();
    throw isFull(error) ? noSpace({ cause: error }) : error;
  }
}
