import type { CallInput, NewEpoch } from '@plaza/api-contract';
import { chatChannel } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { deleteInBatches } from '../../db/inBatches.ts';
import { found, permit } from '../../http/errors.ts';
import { dismissFromChannel } from '../../realtime/publishToChannel.ts';
import { letGoBlobs } from '../blobs/messageBlobs.ts';
import { lastOwner, noSuchMember, notGroup, notOwner, wrongEpoch } from '../chat.errors.ts';
import { isOwner } from '../chat.policy.ts';
import { beginEpoch } from '../epochs/beginEpoch.ts';
import { type HeldChat, holdChat, type Standing } from '../holdChat.ts';
import { addMembers } from './addMembers.ts';
import { holdMembers } from './holdMembers.ts';
import { rememberLeaving } from './leavings.ts';
import { permitStrangers } from './permitStrangers.ts';
import { type Acting, tellChanged, writeNotice } from './writeNotice.ts';

/** The group, held, for one who owns it. */
export async function holdOwned(db: Knex, chatId: string, me: string): Promise<HeldChat> {
  const chat = await holdChat(db, chatId, me);
  permitOwner(chat);
  return chat;
}

export function permitOwner(chat: Standing): void {
  permit(chat.kind === 'group', notGroup);
  permit(isOwner(chat), notOwner);
}

type Inviting = CallInput<'POST /conversations/:id/members'>['body'];

/** Lets people in, together with the epoch that lists them: an owner has signed it. */
export async function invite(acting: Acting, chatId: string, given: Inviting): Promise<void> {
  const { db, me, now } = acting;
  await holdOwned(db, chatId, me.id);
  const adding = {
    chatId,
    by: me.id,
    userIds: given.user_ids,
    now,
    sharesHistory: given.share_history ?? false,
  };
  const { added, strangers } = await addMembers(db, adding);
  // Everybody is in already: sent a second time, after a lost answer.
  if (added.length === 0) return;
  await permitStrangers(db, { me: me.id, now, strangers });
  await beginEpoch(db, await holdChat(db, chatId, me.id), given.epoch, now);
  for (const user_id of added) await writeNotice(acting, chatId, { what: 'joined', user_id });
  await tellChanged(db, chatId, 'members');
}

/** Makes somebody an owner, or no owner any more, with the epoch that says so. */
export async function setRole(
  { db, me, now, present }: Acting,
  chatId: string,
  { userId, role, epoch }: { userId: string; role: 'owner' | 'member'; epoch: NewEpoch | undefined },
): Promise<void> {
  await holdOwned(db, chatId, me.id);
  const member = await findMember(db, chatId, userId);
  if (member.role === role) return;
  await db('conversation_members').where({ conversation_id: chatId, user_id: userId }).update({ role });
  permit((await countOwners(db, chatId)) > 0, lastOwner);
  // Oneself is no owner any more at this moment; but the record before says that one was.
  await beginEpoch(db, await holdChat(db, chatId, me.id), found(epoch, wrongEpoch), now);
  if (role === 'owner')
    await writeNotice({ db, me, now, present }, chatId, { what: 'owner', user_id: userId });
  await tellChanged(db, chatId, 'members');
}

/** Lets a member read all that was said before them. Whoever holds the keys of then wraps them. */
export async function shareHistory(acting: Acting, chatId: string, userId: string): Promise<void> {
  const { db, me } = acting;
  await holdOwned(db, chatId, me.id);
  await findMember(db, chatId, userId);
  await db('conversation_members')
    .where({ conversation_id: chatId, user_id: userId })
    .update({ from_seq: 0, from_epoch: 1 });
  await writeNotice(acting, chatId, { what: 'history', user_id: userId });
  await tellChanged(db, chatId, 'members');
}

/** Leaves a group, or takes somebody out as its owner. The next to write begins an epoch without them. */
export async function leaveGroup(acting: Acting, chatId: string, userId: string): Promise<void> {
  const { db, me, now } = acting;
  const chat = await holdChat(db, chatId, me.id);
  permit(chat.kind === 'group', notGroup);
  permit(userId === me.id || isOwner(chat), notOwner);
  await findMember(db, chatId, userId);
  await holdMembers(db, chatId);
  // Written first: the one who goes is told as well.
  const what = userId === me.id ? 'left' : 'removed';
  await writeNotice(acting, chatId, { what, user_id: userId });
  if (userId === me.id) await rememberLeaving(db, chatId, userId);
  await endMembership(db, chatId, userId, now);
  await tellChanged(db, chatId, 'gone', [userId]);
  await tellChanged(db, chatId, 'members');
}

/** From here on somebody is in a group no more. It never is without an owner, and nothing is left of one without anybody. */
export async function endMembership(db: Knex, chatId: string, userId: string, now: Date): Promise<void> {
  await db('conversation_members')
    .where({ conversation_id: chatId, user_id: userId })
    .update({ left_at: now, role: 'member' });
  await dismissFromChannel(db, chatChannel(chatId), userId);
  await keepAnOwner(db, chatId);
  const left = await db('conversation_members')
    .where({ conversation_id: chatId, left_at: null })
    .first('user_id');
  if (!left) await dropChat(db, chatId);
}

/** Takes away a chat that nobody is in any more, with the files in it. */
export async function dropChat(db: Knex, chatId: string): Promise<void> {
  await letGoBlobs(db, await db('chat_blobs').where({ conversation_id: chatId }).pluck('id'));
  // Not all with the chat itself: of a long one that takes longer than a statement may.
  const entries = { table: 'chat_entries', where: 'conversation_id = :chatId', bindings: { chatId } };
  await deleteInBatches(db, { ...entries, isLastTime: true });
  await db('conversations').where({ id: chatId }).delete();
}

/**
 * Whoever has been in longest owns what nobody else does. Those who are gone, who cannot come in, or who were asked and have
 * not taken the group on come after all others: nobody could let people in or take them out.
 */
const HEIR = `
  update conversation_members set role = 'owner' where conversation_id = :chatId and user_id = (
    select m.user_id from conversation_members m join users u on u.id = m.user_id
    where m.conversation_id = :chatId and m.left_at is null
    order by u.deleted_at is not null, u.is_blocked, not m.is_accepted, m.joined_at, m.user_id limit 1)`;

/** Gives a group that is held another owner, where none of its owners is there any more. Whether that was so. */
export async function keepAnOwner(db: Knex, chatId: string): Promise<boolean> {
  if ((await countOwners(db, chatId)) > 0) return false;
  await db.raw(HEIR, { chatId });
  return true;
}

async function findMember(db: Knex, chatId: string, userId: string): Promise<{ role: string }> {
  const about = { conversation_id: chatId, user_id: userId, left_at: null };
  return found(await db('conversation_members').where(about).first('role'), noSuchMember);
}

/** Whose account is gone owns nothing, though they may be brought back. */
async function countOwners(db: Knex, chatId: string): Promise<number> {
  const [row] = await db('conversation_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ 'm.conversation_id': chatId, 'm.role': 'owner', 'm.left_at': null, 'u.deleted_at': null })
    .count({ count: '*' });
  return Number(row?.['count']);
}
