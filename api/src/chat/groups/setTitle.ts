import type { CallInput } from '@plaza/api-contract';
import { permit } from '../../http/errors.ts';
import { attachBlobs, letGoBlobs } from '../blobs/messageBlobs.ts';
import { epochOver } from '../chat.errors.ts';
import { beginEpoch } from '../epochs/beginEpoch.ts';
import { type HeldChat, holdChat, isOver } from '../holdChat.ts';
import { readEnvelope } from '../send/readEnvelope.ts';
import { permitOwner } from './changeMembers.ts';
import { type Acting, tellChanged, writeNotice } from './writeNotice.ts';

type Given = CallInput<'PUT /conversations/:id/title'>['body'];

/** Names a group and gives it a picture. The server keeps both sealed, like everything else that is said in it. */
export async function setTitle(acting: Acting, chatId: string, given: Given): Promise<void> {
  const { db, me, now } = acting;
  const held = await holdChat(db, chatId, me.id);
  permitOwner(held);
  const chat = given.epoch ? await beginEpoch(db, held, given.epoch, now) : held;
  const epoch = readEnvelope(given.sealed, 'title');
  permit(!isOver(chat) && epoch === chat.epoch, epochOver);
  if (given.blobs) await changePicture(acting, held, given.blobs);
  await db('conversations').where({ id: chatId }).update({
    title_sealed: given.sealed,
    title_sender_id: me.id,
    title_client_id: given.client_id,
  });
  await writeNotice(acting, chatId, { what: 'title' });
  await tellChanged(db, chatId, 'title');
}

/** Whose picture it was before goes, with its bytes. One that stays may be of another owner. */
async function changePicture({ db, me, now }: Acting, chat: HeldChat, blobs: readonly string[]) {
  const before = new Set(chat.title_blobs);
  const after = new Set(blobs);
  const ids = blobs.filter((id) => !before.has(id));
  await attachBlobs(db, { chatId: chat.id, ownerId: me.id, ids, now });
  await letGoBlobs(
    db,
    chat.title_blobs.filter((id) => !after.has(id)),
  );
  await db('conversations')
    .where({ id: chat.id })
    .update({ title_blobs: [...after] });
}
