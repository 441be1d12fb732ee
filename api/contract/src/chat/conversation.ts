import { z } from 'zod';
import { when } from '../when.ts';
import { ChatRole } from './epoch.ts';
import { ChatMessage, messageExample } from './message.ts';

export const ChatFolder = z.enum(['inbox', 'requests', 'archived']);
export type ChatFolder = z.infer<typeof ChatFolder>;

/** A sealed name, and what it takes to open it. */
const Title = z.object({ sealed: z.string(), sender_id: z.string(), client_id: z.string() });

/** Somebody in a chat, and how far they are. */
export const ChatMember = z
  .object({
    user_id: z.string(),
    /** Null for who is gone, and for who has put up a wall. */
    name: z.string().nullable(),
    username: z.string().nullable(),
    profile: z.string().nullable(),
    role: ChatRole,
    /** How far messages have come to a device of theirs. */
    delivered_seq: z.int(),
    /** Null where one of the two does not tell. */
    read_seq: z.int().nullable(),
  })
  .meta({ id: 'ChatMember' });
export type ChatMember = z.infer<typeof ChatMember>;

/** Who has been in a group: what they said is still there. */
export const FormerMember = ChatMember.pick({
  user_id: true,
  name: true,
  username: true,
  profile: true,
}).meta({
  id: 'FormerMember',
});
export type FormerMember = z.infer<typeof FormerMember>;

const shared = {
  /** `pair`: always the same two. `group`: up to fifty, with a name. */
  kind: z.enum(['pair', 'group']),
  folder: ChatFolder,
  is_pinned: z.boolean(),
  /** Nothing is told of it until then. `9999-…` is for ever. */
  muted_until: when.nullable(),
  /** Told of mentions though it is muted. */
  tells_mentions: z.boolean(),
  /** Nobody can write: a block, or the other one is gone. */
  is_closed: z.boolean(),
  /** Messages disappear after so many seconds, where a sender's device does not say otherwise. */
  timer_seconds: z.int().nullable(),
  title: Title.nullable(),
  member_count: z.int(),
  role: ChatRole,
  /** What one may read begins after it. */
  from_seq: z.int(),
  last_seq: z.int(),
  read_seq: z.int(),
  delivered_seq: z.int(),
  unread_count: z.int(),
  /** The number of the present epoch; 0 before the first. */
  epoch: z.int(),
};

/** A chat in the list. The other person's fields are null for a group, and for who is gone or has put up a wall. */
export const ChatSummary = z
  .object({
    chat_id: z.string(),
    created_at: when,
    updated_at: when,
    chatter_id: z.string().nullable(),
    /** Sealed; of an image its address. */
    last_message: z.string().nullable(),
    username: z.string().nullable(),
    profile: z.string().nullable(),
    name: z.string().nullable(),
    /** The last message whole, with what it takes to open it. */
    last: ChatMessage.nullable(),
    /** The newest edit of it: those are the words that hold. */
    last_edit: ChatMessage.nullable().optional(),
    /** Who said it, in a group; null for who is gone or behind a wall. */
    last_sender: z.string().nullable().optional(),
    /** Where the next page begins after it. */
    cursor: z.string(),
    ...shared,
  })
  .meta({ id: 'ChatSummary' });
export type ChatSummary = z.infer<typeof ChatSummary>;

/** A chat whole, with everybody in it. */
export const Conversation = z
  .object({
    id: z.string(),
    created_at: when,
    updated_at: when,
    ...shared,
    members: z.array(ChatMember),
    /** Those who have left the group since one may read in it. */
    former_members: z.array(FormerMember).optional(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

const sharedExample = {
  kind: 'pair' as const,
  folder: 'inbox' as const,
  is_pinned: false,
  muted_until: null,
  tells_mentions: true,
  is_closed: false,
  timer_seconds: null,
  title: null,
  member_count: 2,
  role: 'member' as const,
  from_seq: 0,
  last_seq: 9,
  read_seq: 8,
  delivered_seq: 9,
  unread_count: 1,
  epoch: 1,
};
const times = { created_at: '2026-11-20T18:00:00.000Z', updated_at: '2026-11-20T18:34:00.000Z' };

export const summaryExample: ChatSummary = {
  chat_id: '12',
  ...times,
  chatter_id: '2',
  last_message: messageExample.content,
  username: 'basalt',
  profile: null,
  name: 'Basalt Okoro',
  last: messageExample,
  cursor: 'Y2hhdDo5',
  ...sharedExample,
};

const person = { profile: null, role: 'member' as const, delivered_seq: 9 };
export const conversationExample: Conversation = {
  id: '12',
  ...times,
  ...sharedExample,
  members: [
    { user_id: '1', name: 'Amber Lindqvist', username: 'amber', ...person, read_seq: 8 },
    { user_id: '2', name: 'Basalt Okoro', username: 'basalt', ...person, read_seq: 9 },
  ],
};
