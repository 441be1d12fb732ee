import { randomUUID } from 'node:crypto';
import { inRounds } from '../../db/inRounds.ts';
import { isDatabaseAway } from '../../db/isDatabaseAway.ts';
import { lookFirst } from '../../db/lookFirst.ts';
import { prepared } from '../../db/prepared.ts';
import type { Member } from '../../http/session.ts';
import type { Plaza } from '../../plaza.ts';
import { type HeldChat, holdFreeChats, isOver } from '../holdChat.ts';
import type { PresentEntry } from '../present.ts';
import type { EntryRow } from '../rows.ts';
import { queuePushes } from './queuePushes.ts';
import { epochOf } from './readEnvelope.ts';
import { sendEntry, type SentEntry } from './sendEntry.ts';
import { hearersOf, tellHearers } from './tellMembers.ts';
import { knownAmong, writeEntries } from './writeEntry.ts';

/** So many messages share one commit at most. */
const MOST_TOGETHER = 100;
/** Letters of an envelope: a longer one goes alone. Each is told to fifty people perhaps, a hundred times in one breath. */
const MOST_LETTERS = 4096;

/**
 * So long they wait for a row that somebody holds. Then each goes alone, and only who needs that row waits on; a
 * deadlock would take longer to be found.
 */
const PATIENCE = prepared("select set_config('lock_timeout', '250ms', true)");

type SenderNeeds = Pick<Plaza, 'db' | 'clock' | 'log'> & { present: PresentEntry };

interface Message extends SentEntry {
  clientId: string;
  me: Member;
  senderId: string;
  /** The epoch under which it is sealed. */
  under: number;
}

/**
 * Writes down what devices say, each once. Plain messages that come while a commit is under way share the next one:
 * waiting for the disk is what a message costs most. Whatever needs more than that, or is refused, goes alone, so that
 * none can spoil the commit of another.
 */
export function messageSender(needs: SenderNeeds) {
  const { db, clock, log, present } = needs;
  const together = inRounds(MOST_TOGETHER, (messages: Message[]) =>
    sendTogether(needs, messages).catch((error: unknown) => {
      // Nobody of them would fare better alone.
      if (isDatabaseAway(error)) throw error;
      log.error({ err: error }, 'messages could not be written together, and are written one by one');
      return messages.map(() => undefined);
    }),
  );
  return async (me: Member, sent: SentEntry, refusal: string): Promise<EntryRow> => {
    // Sent alone after it was sent with others, it must still be the same.
    const clientId = sent.clientId ?? randomUUID();
    const under = underOf(sent);
    const entry =
      under === null ? undefined : await together({ ...sent, clientId, me, senderId: me.id, under });
    if (entry) return entry;
    return db.transaction((inner) =>
      sendEntry({ db: inner, me, now: clock.now(), present, refusal }, { ...sent, clientId }),
    );
  };
}

/** The epoch under which a message is sealed that is nothing but a few words; null for everything else. */
function underOf({ kind, content, preview, blobs, epoch, expiresSeconds }: SentEntry): number | null {
  const isPlain = kind === 'message' && !blobs?.length && !epoch && expiresSeconds === undefined;
  const isShort = content.length <= MOST_LETTERS;
  const under = isPlain && isShort ? epochOf(content, 'message') : null;
  return preview && epochOf(preview, 'preview') !== under ? null : under;
}

/** One transaction for all of them, in three messages to the database. Answers nothing for those that have to go alone. */
async function sendTogether(
  { db, clock, present }: SenderNeeds,
  messages: readonly Message[],
): Promise<(EntryRow | undefined)[]> {
  return lookFirst(db, async (inner) => {
    const now = clock.now();
    const places = messages.map(({ chatId, senderId: userId }) => ({ chatId, userId }));
    const [, chats, known] = await Promise.all([
      PATIENCE(inner, []),
      holdFreeChats(inner, places),
      knownAmong(inner, messages),
    ]);
    const taken = takeOrdinary(messages, chats, known);
    if (taken.length === 0) return messages.map(() => undefined);
    const sayings = taken.map(({ message: { chatId, senderId }, ord }) => ({
      ...{ chatId, senderId, ord },
      isMessage: true,
    }));
    const [entries, hearers] = await Promise.all([
      writeEntries(inner, taken.map(asEntry), now),
      hearersOf(inner, sayings, now),
    ]);
    const told = entries.map((entry, at) => ({
      entry,
      senderName: taken[at]?.message.me.name ?? '',
      hearers: hearers[at] ?? [],
      preview: taken[at]?.message.preview ?? null,
    }));
    await tellHearers(inner, told, present);
    await queuePushes(inner, told);
    const written = new Map(taken.map(({ message }, at) => [message, entries[at]]));
    return messages.map((message) => written.get(message));
  });
}

/** A message, and the number that it gets in its chat, which is held. */
interface Taken {
  message: Message;
  ord: number;
}

function takeOrdinary(
  messages: readonly Message[],
  chats: readonly (HeldChat | undefined)[],
  known: ReadonlySet<Message>,
): Taken[] {
  const named = new Set<string>();
  const last = new Map<string, number>();
  return messages.flatMap((message, at) => {
    const chat = chats[at];
    const { chatId, senderId, clientId, under } = message;
    const name = `${chatId} ${senderId} ${clientId}`;
    if (!chat?.is_accepted || chat.is_closed || known.has(message) || named.has(name)) return [];
    const before = last.get(chatId) ?? chat.last_ord;
    if (under !== chat.epoch || isOver({ ...chat, last_ord: before })) return [];
    named.add(name);
    last.set(chatId, before + 1);
    return { message, ord: before + 1 };
  });
}

function asEntry({ message }: Taken) {
  const { chatId, senderId, clientId, under, content, notify } = message;
  return { chatId, kind: 'message' as const, senderId, clientId, epoch: under, content, notify };
}
