import { randomUUID } from 'node:crypto';
import type { EnvelopeKind, NewEpoch } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { attachBlobs } from '../blobs/messageBlobs.ts';
import { epochOver, notSealed } from '../chat.errors.ts';
import { beginEpoch } from '../epochs/beginEpoch.ts';
import { queueExpiry } from '../expireJob.ts';
import { acceptRequest } from '../groups/requests.ts';
import { type HeldChat, holdChat, permitOpen, isOver } from '../holdChat.ts';
import type { PresentEntry } from '../present.ts';
import type { EntryRow } from '../rows.ts';
import { deleteForAll, findTarget, permitEdit, replaceReaction } from './changeTarget.ts';
import { queuePushes } from './queuePushes.ts';
import { readEnvelope } from './readEnvelope.ts';
import { tellMembers } from './tellMembers.ts';
import { knownEntry, writeEntry } from './writeEntry.ts';

type SentKind = 'message' | 'edit' | 'delete' | 'reaction';

/** What a device sends; of `contentmsg` nothing has come this far. */
export interface SentEntry {
  chatId: string;
  kind: SentKind;
  content: string;
  clientId?: string | undefined;
  targetId?: string | undefined;
  isImage?: boolean | undefined;
  blobs?: readonly string[] | undefined;
  notify?: readonly string[] | undefined;
  preview?: string | undefined;
  epoch?: NewEpoch | undefined;
  expiresSeconds?: number | undefined;
}

export interface Sending {
  db: Knex;
  me: Member;
  now: Date;
  present: PresentEntry;
  /** What a stranger to the chat is told: the words of the call. */
  refusal: string;
}

/** Writes down what a device says, once, and tells everybody in the chat. The answer comes after the commit. */
export async function sendEntry(
  { db, me, now, present, refusal }: Sending,
  sent: SentEntry,
): Promise<EntryRow> {
  const held = await holdChat(db, sent.chatId, me.id, refusal);
  const clientId = sent.clientId ?? randomUUID();
  // Before anything else is looked at, or a lost answer would be a second message, or none.
  const known = await knownEntry(db, held.id, me.id, clientId);
  if (known) return known;
  permitOpen(held);

  const chat = sent.epoch ? await beginEpoch(db, held, sent.epoch, now) : held;
  permitSealed(chat, sent);
  const target = sent.kind === 'message' ? null : await findTarget(db, chat, sent.targetId, now);
  if (target && sent.kind === 'edit') permitEdit(me.id, target, now);
  if (target && sent.kind === 'delete') await deleteForAll(db, me.id, target, now);
  if (target && sent.kind === 'reaction') await replaceReaction(db, me.id, target, now);

  const blobs = sent.kind === 'message' ? (sent.blobs ?? []) : [];
  await attachBlobs(db, { chatId: chat.id, ownerId: me.id, ids: blobs, now });
  const seconds = sent.expiresSeconds;
  const expiresAt =
    seconds === undefined ? (target?.expires_at ?? null) : new Date(now.getTime() + seconds * 1000);
  const entry = await writeEntry(
    db,
    {
      chatId: chat.id,
      kind: sent.kind,
      senderId: me.id,
      clientId,
      epoch: chat.epoch,
      content: sent.content || null,
      targetId: target?.id ?? null,
      isImage: sent.isImage === true && blobs.length > 0,
      blobs,
      notify: sent.notify ?? [],
      expiresAt,
    },
    now,
  );
  if (expiresAt) await queueExpiry(db, expiresAt);
  // An answer takes a request on.
  if (!chat.is_accepted) await acceptRequest(db, chat);
  const hearers = await tellMembers(db, { entry, senderName: me.name }, { present, now });
  if (sent.kind === 'message') await queuePushes(db, [{ entry, hearers, preview: sent.preview ?? null }]);
  return entry;
}

const ENVELOPE_OF: Record<SentKind, EnvelopeKind | null> = {
  message: 'message',
  edit: 'edit',
  reaction: 'reaction',
  delete: null,
};

/** Sealed for those who belong to the chat now, and for nobody else. A deletion says nothing. */
function permitSealed(chat: HeldChat, { kind, content, preview }: SentEntry): void {
  const envelope = ENVELOPE_OF[kind];
  if (envelope === null) return permit(content === '', notSealed);
  const epochs = [readEnvelope(content, envelope), ...(preview ? [readEnvelope(preview, 'preview')] : [])];
  permit(!isOver(chat) && epochs.every((epoch) => epoch === chat.epoch), epochOver);
}
