import type { ChatContent, ChatMessage } from '@plaza/api-contract';
import { keyOf } from '../sealing/entries.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { findGaps } from './findGaps.ts';

/** How far a message of one's own has come. */
export type LineState = 'waiting' | 'sending' | 'failed' | 'sent' | 'delivered' | 'read';

/** What a device could make of an entry. */
export type Opened =
  | { content: ChatContent }
  /** It cannot be read here. `newer`: by this version of the page. */
  | { problem: 'unreadable' | 'newer' };

export interface LineReaction {
  emoji: string;
  userIds: string[];
}

/** One thing that a conversation shows. */
export interface Line {
  /** The same before and after the server has it, so that nothing flickers. */
  key: string;
  kind: 'message' | 'notice';
  entry: ChatMessage | undefined;
  waiting: OutboxEntry | undefined;
  senderId: string;
  isOwn: boolean;
  at: string;
  state: LineState;
  content: ChatContent | undefined;
  problem: 'unreadable' | 'newer' | 'deleted' | 'hidden' | undefined;
  isEdited: boolean;
  /** It was edited to something that cannot be read here. */
  isEditLost?: boolean;
  reactions: LineReaction[];
  /** Something that its sender said before it is not here. */
  isAfterGap: boolean;
}

export interface LineSource {
  me: string;
  /** All entries of the loaded stretch, by seq. */
  entries: readonly ChatMessage[];
  /** What was opened, by the id of the entry. */
  opened: ReadonlyMap<string, Opened>;
  /** What waits in this chat. */
  outbox: readonly OutboxEntry[];
  /** How far the furthest of the others is. */
  delivered: number;
  read: number;
  now: number;
  /** Only the entries from this place on, when all of them are new messages: what stands before stays as it is. */
  from?: number;
}

/** The line of what was said, as it was made before. */
const made = new WeakMap<ChatMessage | OutboxEntry, Line>();

/** One that is as it was before is the same object, so that nothing of it is drawn anew. */
function asBefore(of: ChatMessage | OutboxEntry, line: Line): Line {
  const known = made.get(of);
  if (known && isSame(known, line)) return known;
  made.set(of, line);
  return line;
}

/** Every part by its name: it is asked of each line whenever something is said. */
function isSame(one: Line, other: Line): boolean {
  return (
    one.entry === other.entry &&
    one.waiting === other.waiting &&
    one.state === other.state &&
    one.problem === other.problem &&
    one.isAfterGap === other.isAfterGap &&
    one.isEdited === other.isEdited &&
    one.isEditLost === other.isEditLost &&
    // Made anew each time: of the same message with what it was edited to, and of what people have felt.
    one.content?.text === other.content?.text &&
    isAlike(one.reactions, other.reactions)
  );
}

function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The lines of a conversation, oldest first: messages with all that was done to them, and what still waits. */
export function linesOf(source: LineSource): Line[] {
  const { me, outbox, from = 0 } = source;
  const entries = source.entries.slice(from);
  const changes = { ...changesOf({ ...source, entries }), gaps: findGaps(source.entries, source.opened) };
  // One's own that has just come back is shown as it waits until it is opened.
  const ownWaiting = new Set(outbox.map(({ id }) => id));
  const isOwnWaiting = ({ sender_id, client_id }: ChatMessage) =>
    sender_id === me && ownWaiting.has(client_id);
  const isUnopened = (entry: ChatMessage) =>
    entry.kind === 'message' && isOwnWaiting(entry) && !source.opened.has(entry.id);
  const taken = new Set<string>();
  for (const entry of entries) if (isOwnWaiting(entry) && !isUnopened(entry)) taken.add(entry.client_id);
  const waiting = outbox.filter(({ id }) => !taken.has(id));
  const isGone = (id: string) => waiting.some(({ kind, target }) => kind === 'delete' && target?.id === id);
  const lines: Line[] = [];
  for (const entry of entries) {
    if (entry.kind === 'notice') lines.push(asBefore(entry, noticeLine(entry)));
    if (entry.kind !== 'message' || isUnopened(entry)) continue;
    lines.push(messageLine(entry, source, changes, isGone(entry.id)));
  }
  for (const entry of waiting)
    if (entry.kind === 'message') lines.push(asBefore(entry, waitingLine(entry, me)));
  return lines;
}

const MOST_LETTERS_OF_AN_EMOJI = 32;

interface Changes {
  edits: Map<string, ChatContent>;
  /** Whose newest edit cannot be read. */
  lostEdits: Set<string>;
  reactions: Map<string, Map<string, string>>;
}

/** The newest edit holds; of one person's reactions the last. What waits here counts already. */
function changesOf({ entries, opened, outbox, me }: LineSource): Changes {
  const edits = new Map<string, ChatContent>();
  const lostEdits = new Set<string>();
  const reactions = new Map<string, Map<string, string>>();
  const react = (target: string, userId: string, emoji: string) => {
    const all = reactions.get(target) ?? new Map<string, string>();
    all.delete(userId);
    if (emoji) all.set(userId, emoji);
    reactions.set(target, all);
  };
  for (const { id, kind, target_id, sender_id } of entries) {
    const known = target_id ? opened.get(id) : undefined;
    if (!target_id || !known) continue;
    if (kind === 'edit') lostEdits.delete(target_id);
    if (!('content' in known)) {
      if (kind === 'edit') lostEdits.add(target_id);
      continue;
    }
    if (kind === 'edit') edits.set(target_id, known.content);
    // One emoji, whatever a device has written there: some are made of many letters.
    if (kind === 'reaction' && known.content.text.length <= MOST_LETTERS_OF_AN_EMOJI)
      react(target_id, sender_id, known.content.text);
  }
  // Also what has not gone yet: it is tried again. What is refused for good waits no more.
  for (const { kind, target, content } of outbox) {
    if (!target) continue;
    if (kind === 'edit') edits.set(target.id, content);
    if (kind === 'reaction') react(target.id, me, content.text);
  }
  return { edits, lostEdits, reactions };
}

function messageLine(
  entry: ChatMessage,
  { me, opened, delivered, read, now }: LineSource,
  { edits, lostEdits, reactions, gaps }: Changes & { gaps: ReadonlySet<string> },
  isGone: boolean,
): Line {
  const known = opened.get(entry.id);
  const isOver = entry.expires_at !== null && new Date(entry.expires_at).getTime() <= now;
  const isDeleted = entry.is_deleted || isGone || isOver;
  const problem = isDeleted
    ? 'deleted'
    : entry.is_hidden
      ? 'hidden'
      : known && 'problem' in known
        ? known.problem
        : undefined;
  const edited = edits.get(entry.id);
  const original = known && 'content' in known ? known.content : undefined;
  const content = problem ? undefined : original && edited ? { ...original, text: edited.text } : original;
  const state = entry.seq <= read ? 'read' : entry.seq <= delivered ? 'delivered' : 'sent';
  const isAfterGap = gaps.has(entry.id);
  const felt = problem ? undefined : reactions.get(entry.id);
  const before = made.get(entry);
  // Asked of each line whenever something is said: most are as they were, and nothing was done to them.
  const isAsBefore =
    before?.state === state &&
    before.content === content &&
    before.problem === problem &&
    before.isAfterGap === isAfterGap &&
    before.reactions === NO_REACTIONS &&
    !before.isEditLost;
  if (isAsBefore && !felt && !lostEdits.has(entry.id)) return before;
  return asBefore(entry, {
    key: keyOf(entry),
    kind: 'message',
    entry,
    waiting: undefined,
    senderId: entry.sender_id,
    isOwn: entry.sender_id === me,
    at: isoOf(entry.created_at),
    state,
    content,
    problem,
    isEdited: edited !== undefined && content !== undefined,
    isEditLost: lostEdits.has(entry.id) && content !== undefined,
    reactions: groupReactions(felt),
    isAfterGap,
  });
}

function noticeLine(entry: ChatMessage): Line {
  return {
    key: `notice:${entry.id}`,
    kind: 'notice',
    entry,
    waiting: undefined,
    senderId: entry.sender_id,
    isOwn: false,
    at: isoOf(entry.created_at),
    state: 'sent',
    content: undefined,
    problem: undefined,
    isEdited: false,
    reactions: NO_REACTIONS,
    isAfterGap: false,
  };
}

function waitingLine(entry: OutboxEntry, me: string): Line {
  return {
    key: `${me}:${entry.id}`,
    kind: 'message',
    entry: undefined,
    waiting: entry,
    senderId: me,
    isOwn: true,
    at: entry.at,
    state: entry.state,
    content: entry.content,
    problem: undefined,
    isEdited: false,
    reactions: NO_REACTIONS,
    isAfterGap: false,
  };
}

const NO_REACTIONS: LineReaction[] = [];

function groupReactions(all: ReadonlyMap<string, string> | undefined): LineReaction[] {
  if (!all) return NO_REACTIONS;
  const groups = new Map<string, string[]>();
  for (const [userId, emoji] of all) groups.set(emoji, [...(groups.get(emoji) ?? []), userId]);
  return [...groups].map(([emoji, userIds]) => ({ emoji, userIds }));
}

function isoOf(at: Date | string): string {
  return typeof at === 'string' ? at : at.toISOString();
}
