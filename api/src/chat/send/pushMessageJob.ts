import { EpochRecord, type PushedMessage } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { noWall } from '../../friends/visiblePeople.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { isolated } from '../../language/isolated.ts';
import { pushWords } from '../../push/pushWords.ts';
import { devicesToReach } from '../../push/send/devicesToReach.ts';
import { looksAgainAt } from '../../push/send/looksAgainAt.ts';
import { payloadOf, topicOf } from '../../push/send/queueTo.ts';
import { queueSends } from '../../push/send/sendPushJob.ts';
import type { EntryRow, EpochRow } from '../rows.ts';

/** What a push can carry is 3,993 bytes (RFC 8291); the rest of it needs about 850. */
const MOST_ENVELOPE = 3_100;

interface Told extends EntryRow {
  sender_name: string;
  read_seq: number;
}

/**
 * Pushes a message to one person, unless it was read or deleted, its chat muted or a wall put up meanwhile: at once to
 * who is away, and in a moment to who may be reading it on the device in front of them. What is pushed is sealed as it
 * is kept.
 */
export const pushMessageJob = defineJob({
  name: 'chat.push',
  payload: z.object({
    userId: z.string(),
    chatId: z.string(),
    seq: z.number(),
    preview: z.string().nullable(),
    hasWaited: z.boolean().optional(),
  }),
  async run({ userId, chatId, seq, preview, hasWaited }, { db, clock }) {
    const now = clock.now();
    const entry: Told | undefined = await db('chat_entries as e')
      .join('users as u', 'u.id', 'e.sender_id')
      .join('conversation_members as m', (on) =>
        on.on('m.conversation_id', 'e.conversation_id').andOnVal('m.user_id', userId),
      )
      .where({ 'e.conversation_id': chatId, 'e.seq': seq, 'm.left_at': null })
      .whereNull('e.deleted_at')
      .whereRaw(noWall('m.user_id', 'e.sender_id'))
      .whereRaw(
        `(m.muted_until is null or m.muted_until <= ? or (m.tells_mentions and m.user_id = any(e.notify)))`,
        [now],
      )
      .first('e.*', 'u.name as sender_name', 'm.read_seq');
    if (!entry || entry.read_seq >= seq || (entry.expires_at && entry.expires_at <= now)) return;
    const devices = await devicesToReach(db, userId, 'chat', now);
    if (devices.length === 0) return;
    const runAt = hasWaited ? undefined : await looksAgainAt(db, userId);
    if (runAt) {
      await pushMessageJob.queue(db, { userId, chatId, seq, preview, hasWaited: true }, { runAt });
      return;
    }
    const message = await pushedMessage(db, userId, entry, preview);
    const tag = `chat-${chatId}`;
    for (const { id, language } of devices) {
      const { newMessage, unreadable } = pushWords[language];
      const title = newMessage(isolated(entry.sender_name));
      const notice = { title, body: unreadable, path: `/chat/${chatId}`, tag };
      const payload = payloadOf({ ...notice, message });
      await queueSends(db, [id], { topic: topicOf(tag, userId), payload, now });
    }
  },
});

async function pushedMessage(
  db: Knex,
  userId: string,
  entry: EntryRow,
  preview: string | null,
): Promise<PushedMessage> {
  const { conversation_id: chat_id, epoch: n } = entry;
  const epoch: EpochRow = await db('chat_epochs').where({ conversation_id: chat_id, n }).first();
  const wrap = await db('chat_wraps as w')
    .join('key_entries as k', 'k.key_id', 'w.key_id')
    .where({ 'w.conversation_id': chat_id, 'w.epoch': n, 'k.user_id': userId, 'w.is_refused': false })
    .orderBy('k.n', 'desc')
    .first('w.key_id', 'w.by_key_id', 'w.wrapped');
  const { nonce, check, members } = EpochRecord.parse(JSON.parse(epoch.record));
  const fits = (entry.content?.length ?? 0) <= MOST_ENVELOPE;
  return {
    user_id: userId,
    chat_id,
    message_id: entry.id,
    sender_id: entry.sender_id,
    client_id: entry.client_id,
    kind: fits ? 'message' : 'preview',
    envelope: fits ? entry.content : preview,
    epoch: {
      n,
      hash: epoch.hash,
      nonce,
      check,
      sender_key_id: members.find(([id]) => id === entry.sender_id)?.[1] ?? '',
      wrap: wrap ?? null,
    },
  };
}
