import type { Knex } from 'knex';
import { z } from 'zod';
import { CHAT_LIMITS } from '@plaza/api-contract';
import { beforeDemoEnds } from '../../auth/demo/mintDemoPerson.ts';
import { prepared } from '../../db/prepared.ts';
import { noWall } from '../../friends/visiblePeople.ts';
import { keyFor } from '../../keyFor.ts';
import { notFound } from '../../http/commonErrors.ts';
import { found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { LOOKED_AGAIN_SECONDS } from '../../media/mediaFile.routes.ts';
import { addressExpired, noFile } from '../../media/media.errors.ts';
import { clearIncoming } from '../../media/receive/clearIncoming.ts';
import { sendFile } from '../../media/sendFile.ts';
import { viewerOf } from '../../media/signMedia.ts';
import { unknownBlob } from '../chat.errors.ts';
import { findChat, permitOpen } from '../holdChat.ts';
import { blobAddresses, entryPresenter, sealedName } from '../present.ts';
import { letGoBlobs, letGoBlobsOf, sweepBlobJob } from './messageBlobs.ts';
import { blobKey, blobStore, incomingBlobs } from './blobStore.ts';
import { keepBlob } from './keepBlob.ts';
import { receiveBlobs } from './receiveBlobs.ts';
import { letterBudget } from '../send/letterBudget.ts';
import { MEDIA_FIELDS, sendMedia } from './sendMedia.ts';
import { withUpload } from './withUpload.ts';

const COULD_NOT = 'Could not send media';
const LEAVING = { letGo: letGoBlobsOf };
const BLOB_ID = z.uuid();

/** Encrypted files of chats: the server keeps them and cannot open them. */
export const chatBlobsRoutes: Slice = (on, plaza) => {
  const { config, clock, db: pool } = plaza;
  const addressOf = blobAddresses(plaza);
  const present = entryPresenter(plaza);
  const key = keyFor(config.sessionSecret, 'media');
  const store = blobStore(config);
  const folder = incomingBlobs(config);
  const takeLetters = letterBudget(plaza);
  on.job(sweepBlobJob);
  on.onStart(() => clearIncoming(folder, clock.now()));
  beforeDemoEnds(LEAVING);

  on.raw('POST /chat/blobs', async ({ session: { member }, input: { query }, ctx }) => {
    permitOpen(await findChat(pool, query.chat_id, member.id, COULD_NOT));
    const upload = { request: ctx.req, ownerId: member.id, most: 1 };
    return withUpload(plaza, upload, (uploadId) =>
      receiveBlobs(ctx.req, { fields: [], most: 1, folder }, async ({ blobs: [blob] }) => {
        const about = { chatId: query.chat_id, ownerId: member.id, uploadId, refusal: COULD_NOT };
        const { id, bytes } = await keepBlob(plaza, about, found(blob, noFile));
        return { id, bytes, ...addressOf(id, member.id) };
      }),
    );
  });

  on.raw('POST /chat/send-media', async ({ session: { member }, input: { query }, ctx }) => {
    permitOpen(await findChat(pool, query.chat_id, member.id, COULD_NOT));
    const most = CHAT_LIMITS.blobsPerMessage;
    const sending = { plaza, me: member, chatId: query.chat_id, present, refusal: COULD_NOT };
    return withUpload(plaza, { request: ctx.req, ownerId: member.id, most }, (uploadId) =>
      receiveBlobs(ctx.req, { fields: MEDIA_FIELDS, most, folder }, async (form) => {
        const kept = form.fields.get('epoch')?.length ?? 0;
        const letters = [...form.fields.values()].reduce((sum, { length }) => sum + length, 0) - kept;
        await takeLetters({ userId: member.id, chatId: query.chat_id, letters, kept });
        return present(await sendMedia({ ...sending, uploadId }, form), member.id);
      }),
    );
  });

  on('GET /chat/blobs/:id', async ({ session: { member }, input: { params }, db }) => {
    const { id, bytes } = found(await blobSeen(db, params.id, member.id, clock.now()), unknownBlob);
    return { id, bytes: Number(bytes), ...addressOf(id, member.id) };
  });

  on('DELETE /chat/blobs/:id', async ({ session: { member }, input: { params }, db }) => {
    const own = await db('chat_blobs')
      .where({ id: params.id, owner_id: member.id, attached_at: null })
      .forUpdate()
      .first('id');
    permit(own !== undefined, unknownBlob);
    await letGoBlobs(db, [params.id]);
    return { id: params.id };
  });

  // public: fetched in ranges without a bearer, so the address says whose it is. Asked each time whether they still
  // belong to the chat
  on.outside('GET /sealed/{*address}', async (ctx) => {
    const id = ctx.path.split('/')[2] ?? '';
    permit(BLOB_ID.safeParse(id).success, notFound);
    const { pass, viewerId } = viewerOf(key, sealedName(id), ctx.query, clock.now());
    permit(pass !== 'none', notFound);
    permit(pass !== 'expired', addressExpired);
    const blob = found(await blobSeen(pool, id, viewerId, clock.now()), notFound);
    ctx.set({
      'Cache-Control': `private, max-age=${LOOKED_AGAIN_SECONDS}`,
      'Cross-Origin-Resource-Policy': 'same-site',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'attachment',
      'Accept-Ranges': 'bytes',
    });
    ctx.type = 'application/octet-stream';
    await sendFile(ctx, { name: id, bytes: Number(blob.bytes) }, (range) => store.read(blobKey(id), range));
  });
};

interface BlobRow {
  id: string;
  bytes: string;
}

// Until the next look a message that has disappeared still holds its files; few have an end, and fewer have just met it.
// In a group what somebody behind a wall brought is hidden, as their words are.
const SEEN = prepared<BlobRow>(`
  select b.id, b.bytes from chat_blobs b
  join conversations c on c.id = b.conversation_id
  join conversation_members m on m.conversation_id = c.id and m.user_id = $2 and m.left_at is null
  join users v on v.id = m.user_id and not v.is_blocked and v.deleted_at is null
  where b.id = $1 and b.stored_at is not null
    and not exists (select from chat_entries e where e.expires_at <= $3 and e.deleted_at is null
      and e.conversation_id = b.conversation_id and b.id = any (e.blobs))
    and (c.kind = 'pair' or ${noWall('$2', 'b.owner_id')})`);

/** An encrypted file, for somebody who belongs to its chat now. */
async function blobSeen(db: Knex, id: string, viewerId: string, now: Date): Promise<BlobRow | undefined> {
  const [row] = await SEEN(db, [id, viewerId, now]);
  return row;
}
