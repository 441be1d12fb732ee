import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import { letGoBlobs } from '../blobs/messageBlobs.ts';
import { tooLate, unknownTarget } from '../chat.errors.ts';
import { canDelete, canEdit, isSender } from '../chat.policy.ts';
import { queueDigestEnd } from '../forgetDigestsJob.ts';
import type { HeldChat } from '../holdChat.ts';
import type { EntryRow } from '../rows.ts';

/** The message that is edited, deleted or reacted to. What one may not read is not there. */
export async function findTarget(
  db: Knex,
  chat: HeldChat,
  targetId: string | undefined,
  now: Date,
): Promise<EntryRow> {
  const target: EntryRow | undefined = await db('chat_entries')
    .where({ id: targetId ?? '0', conversation_id: chat.id, kind: 'message' })
    .where('seq', '>', chat.from_seq)
    .whereNull('deleted_at')
    .first();
  const isThere = target && (target.expires_at === null || target.expires_at > now);
  return found(isThere ? target : undefined, unknownTarget);
}

export function permitEdit(me: string, target: EntryRow, now: Date): void {
  permit(isSender(me, target), unknownTarget);
  permit(canEdit(me, target, now) && !target.is_image, tooLate);
}

/** Takes a message away from everybody, with all that was said about it. A digest stays for reports. */
export async function deleteForAll(db: Knex, me: string, target: EntryRow, now: Date): Promise<void> {
  permit(isSender(me, target), unknownTarget);
  permit(canDelete(me, target, now), tooLate);
  const digest = createHash('sha256')
    .update(target.content ?? '')
    .digest('base64url');
  await forgetWordsOf(db, [target], now, { digest });
  await queueDigestEnd(db, now);
}

/** Of several reactions of one person to one message the last counts; the words of the others go. */
export async function replaceReaction(db: Knex, me: string, target: EntryRow, now: Date): Promise<void> {
  await db('chat_entries')
    .where({ target_id: target.id, sender_id: me, kind: 'reaction' })
    .whereNull('deleted_at')
    .update({ content: null, deleted_at: now });
}

/** Empties messages, and what was said about them, also whom they name; their places stay, or there would be gaps. */
export async function forgetWordsOf(
  db: Knex,
  messages: readonly EntryRow[],
  now: Date,
  more: { digest?: string } = {},
): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const emptied = { content: null, blobs: [], notify: [], deleted_at: now };
  await db('chat_entries')
    .whereIn('id', ids)
    .update({ ...emptied, ...more });
  await db('chat_entries').whereIn('target_id', ids).whereNull('deleted_at').update(emptied);
  await letGoBlobs(
    db,
    messages.flatMap(({ blobs }) => blobs),
  );
}
