import { z } from 'zod';
import { ChatMessage } from './message.ts';

const { content: _, chat_id: __, ...fields } = ChatMessage.shape;

/** A chat message has arrived. The first three fields are the agreement; what came later is optional. */
export const NewMessage = z.object({
  /** What `content` is elsewhere: sealed text, or the address of an image. */
  message: z.string(),
  sendername: z.string(),
  chatID: z.string(),
  ...z.object(fields).partial().shape,
  created_at: z.string().optional(),
  expires_at: z.string().nullable().optional(),
  /** How many in this chat are unread for the one who hears it. */
  unread_count: z.int().optional(),
  /** Whether they count for the badge: not in requests, in the archive, or while it is muted. */
  counts: z.boolean().optional(),
  /** Whether they want to be told of it: not of a request, nor of a muted chat in which nobody has named them. */
  tells: z.boolean().optional(),
});
export type NewMessage = z.output<typeof NewMessage>;

/** An edit, a deletion, a reaction or a notice has been written into a chat. */
export const ChatEntryEvent = z.object({ chatID: z.string(), entry: ChatMessage });
export type ChatEntryEvent = z.output<typeof ChatEntryEvent>;

/** Something about a chat is otherwise now, here or on another device of one's own: load it anew. */
export const ChatChanged = z.object({
  chatID: z.string(),
  what: z.enum(['begun', 'members', 'title', 'options', 'timer', 'epoch', 'wraps', 'accepted', 'gone']),
});
export type ChatChanged = z.output<typeof ChatChanged>;

/** Oneself has read further, on whatever device. */
export const ChatRead = z.object({
  chatID: z.string(),
  read_seq: z.int(),
  delivered_seq: z.int(),
  unread_count: z.int(),
  counts: z.boolean(),
});
export type ChatRead = z.output<typeof ChatRead>;

/** On the channel of a chat: somebody there has received or read up to here. */
export const ChatMarks = z.object({
  chatID: z.string(),
  user_id: z.string(),
  delivered_seq: z.int(),
  read_seq: z.int().nullable(),
});
export type ChatMarks = z.output<typeof ChatMarks>;
