import { z } from 'zod';
import { when } from '../when.ts';

/** What an entry of a chat is. All but `notice` come from a member's device, sealed. */
export const EntryKind = z.enum(['message', 'edit', 'delete', 'reaction', 'notice']);
export type EntryKind = z.infer<typeof EntryKind>;

/** What the server itself writes into a chat: who came and went, who shuts what off. */
export const Notice = z.object({
  what: z.enum(['joined', 'left', 'removed', 'owner', 'title', 'timer', 'history']),
  /** Whom it is about, where it is somebody. */
  user_id: z.string().optional(),
  /** For `timer`: null means never. */
  seconds: z.int().nullable().optional(),
});
export type Notice = z.infer<typeof Notice>;

/** One entry of a chat. Their `seq` has no gaps, so a hole in it is a hole in what one has. */
export const ChatMessage = z
  .object({
    id: z.string(),
    /** Sealed text. Of an image its address. Null once it is deleted or has disappeared, and for notices. */
    content: z.string().nullable(),
    sender_id: z.string(),
    is_image: z.boolean(),
    created_at: when,
    chat_id: z.string(),
    seq: z.int(),
    /** Counts messages alone: what is unread is a difference of two. */
    ord: z.int(),
    kind: EntryKind,
    client_id: z.string(),
    /** Which message an edit, a deletion or a reaction is about. */
    target_id: z.string().nullable(),
    /** Of an image: the envelope, with what opens the file. */
    sealed: z.string().nullable(),
    /** The encrypted files it holds, in the order of the envelope. */
    blobs: z.array(z.string()),
    /** Whom it mentions. */
    notify: z.array(z.string()),
    /** When it disappears by itself. */
    expires_at: when.nullable(),
    is_deleted: z.boolean(),
    /** Said in a group by somebody behind a wall: its words are kept back. */
    is_hidden: z.boolean(),
    notice: Notice.nullable(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

export const messageExample: ChatMessage = {
  id: '71',
  content: 'p1.AQEAAAABc29tZSBieXRlcyB0aGF0IG5vYm9keSByZWFkcw',
  sender_id: '2',
  is_image: false,
  created_at: '2026-11-20T18:34:00.000Z',
  chat_id: '12',
  seq: 9,
  ord: 7,
  kind: 'message',
  client_id: 'f0e1d2c3-b4a5-4968-8776-655443322110',
  target_id: null,
  sealed: null,
  blobs: [],
  notify: [],
  expires_at: null,
  is_deleted: false,
  is_hidden: false,
  notice: null,
};
