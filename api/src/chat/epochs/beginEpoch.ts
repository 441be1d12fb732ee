import { createHash } from 'node:crypto';
import { type EpochMember, EpochRecord, KEY_PURPOSES, type NewEpoch } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { tryCounter } from '../../auth/tryCounter.ts';
import { isSigned, sha256, wordsOf } from '../../keys/verifyEntry.ts';
import { presentKeys } from '../../keys/ownKeys.ts';
import { found, permit } from '../../http/errors.ts';
import { epochOver, notOwner, tooManyEpochs, wrongEpoch } from '../chat.errors.ts';
import { isOwner } from '../chat.policy.ts';
import { type HeldChat, isOver } from '../holdChat.ts';
import { isList, readList } from './presentList.ts';

/**
 * So often at once, and so often in an hour after that, one member begins an epoch in a chat whose last one is not over: a
 * device may have lost the key of that. Each is kept, and checked by every device of everybody in the chat.
 */
const NEEDLESS = { burst: 20, perHour: 4 };

/**
 * Begins an epoch in a chat that is held. Of two that begin one the first wins: the second is told that it is over, and
 * seals anew. Its list must be exactly who belongs to the chat now.
 */
export async function beginEpoch(db: Knex, chat: HeldChat, given: NewEpoch, now: Date): Promise<HeldChat> {
  const words = recordOf(given.record);
  permit(words.conversation === chat.id && words.n <= chat.epoch + 1, wrongEpoch);
  permit(words.n === chat.epoch + 1 && words.previous === chat.epoch_hash, epochOver);
  permit(isList(words.members, chat.list), epochOver);
  const keys = found(await presentKeys(db, chat.user_id), wrongEpoch);
  permit(words.by === keys.key_id, epochOver);
  permit(isSigned(wordsOf(keys.entry).sign, KEY_PURPOSES.epoch, given.record, given.signature), wrongEpoch);
  permit(mayList(chat, words.members), notOwner);
  permit(hasAllWraps(words.members, given), wrongEpoch);
  if (!isOver(chat)) await permitNeedless(db, chat, now);

  const hash = sha256(given.record);
  await db('chat_epochs').insert({
    conversation_id: chat.id,
    n: words.n,
    record: given.record,
    signature: given.signature,
    hash,
    members: chat.list,
    by_user: chat.user_id,
    first_ord: chat.last_ord,
    created_at: now,
  });
  await db('chat_wraps').insert(
    given.wraps.map(({ key_id, wrapped }) => ({
      conversation_id: chat.id,
      epoch: words.n,
      key_id,
      by_key_id: words.by,
      wrapped,
    })),
  );
  const title = given.title && {
    title_sealed: given.title.sealed,
    title_sender_id: chat.user_id,
    title_client_id: given.title.client_id,
  };
  if (title) {
    permit(chat.kind === 'group', wrongEpoch);
    // Any member may begin an epoch; what the group is called is its owners' to say.
    permit(isOwner(chat), notOwner);
  }
  await db('conversations')
    .where({ id: chat.id })
    .update({ epoch: words.n, must_renew: false, ...title });
  return {
    ...chat,
    ...title,
    epoch: words.n,
    must_renew: false,
    epoch_hash: hash,
    epoch_members: chat.list,
    first_ord: chat.last_ord,
  };
}

async function permitNeedless(db: Knex, { id, user_id }: HeldChat, now: Date): Promise<void> {
  const key = createHash('sha256').update(`epochs of ${user_id} in ${id}`).digest();
  if (await tryCounter({ db, redis: undefined })({ key, ...NEEDLESS, now })) return;
  throw tooManyEpochs({ headers: { 'Retry-After': String(3600 / NEEDLESS.perHour) } });
}

function recordOf(record: string): EpochRecord {
  try {
    return EpochRecord.parse(JSON.parse(record));
  } catch (cause) {
    throw wrongEpoch({ cause });
  }
}

/** Others would refuse a record that lets somebody in, or changes who owns the group, without an owner's signature. */
function mayList(chat: HeldChat, members: readonly EpochMember[]): boolean {
  if (chat.kind === 'pair') return true;
  if (chat.epoch_members === null) return chat.role === 'owner';
  const before = new Map(readList(chat.epoch_members).map(([id, , role]) => [id, role]));
  if (before.get(chat.user_id) === 'owner') return true;
  const hasGrown = members.some(([id]) => !before.has(id));
  const ownersStay = members.some(([id]) => before.get(id) === 'owner');
  const rolesChange = members.some(([id, , role]) => before.get(id) !== role);
  return before.has(chat.user_id) && !hasGrown && (!rolesChange || !ownersStay);
}

function hasAllWraps(members: readonly EpochMember[], { wraps }: NewEpoch): boolean {
  const keyIds = members.flatMap(([, keyId]) => (keyId === '' ? [] : keyId));
  const wrapped = new Set(wraps.map(({ key_id }) => key_id));
  return wraps.length === keyIds.length && keyIds.every((keyId) => wrapped.has(keyId));
}
