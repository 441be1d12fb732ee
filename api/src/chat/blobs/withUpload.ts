import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CHAT_LIMITS } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { guestsBytesLeft } from '../../auth/demo/guestsSpace.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { UPLOAD_MS } from '../../http/hurry.ts';
import { permit } from '../../http/errors.ts';
import { guestsFull } from '../../media/media.errors.ts';
import type { Plaza } from '../../plaza.ts';
import { noChatSpace, tooManyUploads } from '../chat.errors.ts';

/** Older than any upload lasts: its server was killed meanwhile. */
const FORGOTTEN_MS = 3 * UPLOAD_MS;

/** Counts what is arriving while it arrives, so that many uploads at once see each other before they fill the disk. */
export async function withUpload<Result>(
  { db, clock }: Pick<Plaza, 'db' | 'clock'>,
  { request, ownerId, most }: { request: IncomingMessage; ownerId: string; most: number },
  act: (uploadId: string) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  const now = clock.now();
  const bytes = bytesToCome(request, most);
  await db.transaction(async (transaction) => {
    await lockBlobs(transaction, ownerId);
    const forgotten = new Date(now.getTime() - FORGOTTEN_MS);
    await transaction('chat_uploads')
      .where({ owner_id: ownerId })
      .where('created_at', '<', forgotten)
      .delete();
    await permitMore(transaction, ownerId, bytes);
    await transaction('chat_uploads').insert({ id, owner_id: ownerId, bytes, created_at: now });
  });
  try {
    return await act(id);
  } finally {
    await db('chat_uploads').where({ id }).delete();
  }
}

/** Uploads that come at the same time must see each other. */
export async function lockBlobs(db: Knex, ownerId: string): Promise<void> {
  await takeTurn(db, 'blobs', ownerId);
}

/** What does not say how much it brings may bring all that is allowed. */
function bytesToCome({ headers }: IncomingMessage, most: number): number {
  const said = Number(headers['content-length']);
  return Math.min(said > 0 ? said : Infinity, most * CHAT_LIMITS.blobBytes);
}

async function permitMore(db: Knex, ownerId: string, bytes: number): Promise<void> {
  const { rows } = await db.raw(
    `select coalesce(sum(bytes), 0) as bytes,
       coalesce(sum(bytes) filter (where is_loose), 0) as loose_bytes, count(*) filter (where is_loose) as loose
     from (
       select bytes, attached_at is null as is_loose from chat_blobs where owner_id = :ownerId
       union all select bytes, true from chat_uploads where owner_id = :ownerId) as kept`,
    { ownerId },
  );
  const [kept] = rows;
  permit(Number(kept.bytes) + bytes <= CHAT_LIMITS.blobBytesPerPerson, noChatSpace);
  permit(Number(kept.loose) < CHAT_LIMITS.looseBlobs, tooManyUploads);
  permit(Number(kept.loose_bytes) + bytes <= CHAT_LIMITS.looseBlobBytes, tooManyUploads);
  permit(bytes <= (await guestsBytesLeft(db, ownerId)), guestsFull);
}
