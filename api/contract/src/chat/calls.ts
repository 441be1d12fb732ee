import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText, text } from '../text.ts';
import { when } from '../when.ts';
import { Conversation, conversationExample, ChatSummary, summaryExample } from './conversation.ts';
import { NewEpoch } from './epoch.ts';
import { BlobId, ChatId, EntryClientId, MessageId, PersonId, sealed } from './inputs.ts';
import { CHAT_LIMITS, MOST_SEQ } from './limits.ts';
import { ChatMessage, messageExample } from './message.ts';

const { blobsPerMessage, contentLength, longestTimer, members, page, previewLength, shortestTimer } =
  CHAT_LIMITS;

/** What comes with an entry, besides what it says. */
const beside = {
  client_id: EntryClientId.optional(),
  /** Begins a new epoch with this entry, where the last is over. */
  epoch: NewEpoch.optional(),
  /** What `POST /chat/blobs` has taken before. */
  blobs: z.array(BlobId).max(blobsPerMessage).optional(),
  /** Whom it mentions: the only thing of its words that the server is told. */
  notify: z.array(PersonId).max(members).optional(),
  /** The beginning of a long message for the push, sealed by itself. Never kept. */
  preview: sealed(previewLength).optional(),
  expires_seconds: z.int().min(shortestTimer).max(longestTimer).optional(),
};

const errors = [
  'chat.not-member',
  'chat.not-sealed',
  'chat.closed',
  'conversation.epoch',
  'chat.too-many-epochs',
  'chat.unknown-target',
];

export const chatCalls = {
  'GET /chat/:userId': defineCall({
    summary: 'Your chats, those that were written in last first. `userId` is your own',
    access: 'member',
    params: z.object({ userId: PersonId }),
    query: z.object({ cursor: filledText(120).optional() }),
    answer: z.array(ChatSummary),
    example: [summaryExample],
    errors: ['chat.not-yourself'],
  }),
  'POST /chat/create': defineCall({
    summary: 'The chat of two people, one of them yourself: it is there from then on, and only once',
    access: 'member',
    body: z.strictObject({ user_1_id: PersonId, user_2_id: PersonId }),
    answer: z.object({ id: z.string() }),
    example: { id: '12' },
    errors: ['chat.not-yourself', 'chat.unknown-person', 'chat.not-for-demo', 'chat.too-many-requests'],
  }),
  'GET /chat/history/:chatID/:userId': defineCall({
    summary: 'What was said last, oldest first; or before, or after a place. `userId` is your own',
    access: 'member',
    params: z.object({ chatID: ChatId, userId: PersonId }),
    query: z.object({
      /** Entries before this `seq`, the nearest. */
      before: z.coerce.number().int().min(1).max(MOST_SEQ).optional(),
      /** Entries after this `seq`, the nearest: what a device has missed. */
      after: z.coerce.number().int().min(0).max(MOST_SEQ).optional(),
      limit: z.coerce.number().int().min(1).max(page).optional(),
    }),
    answer: z.object({
      messages: z.array(ChatMessage),
      /** The name of the other person; null for a group. */
      user: z.string().nullable(),
      lastActive: when.nullable(),
      status: z.boolean(),
      profile: z.string().nullable(),
      /** Edits, deletions, reactions and notices of the same stretch. */
      changes: z.array(ChatMessage),
      /** The first and the last `seq` of the stretch, both 0 for none. */
      first_seq: z.int(),
      last_seq: z.int(),
      /** Whether there is more before it (or after it, when asked with `after`). */
      has_more: z.boolean(),
      conversation: Conversation,
    }),
    example: {
      messages: [messageExample],
      user: 'Basalt Okoro',
      lastActive: '2026-11-20T18:33:00.000Z',
      status: true,
      profile: null,
      changes: [],
      first_seq: 9,
      last_seq: 9,
      has_more: true,
      conversation: conversationExample,
    },
    errors: ['chat.not-yourself', 'chat.not-member'],
  }),
  'POST /chat/send-message': defineCall({
    summary: 'Send a sealed entry. Sent again with its client id, it is answered again and kept once',
    access: 'member',
    speaks: true,
    body: z.strictObject({
      /** The sealed envelope; empty for a deletion, which says nothing. */
      content: z.string().max(contentLength),
      /** Taken for compatibility and dropped: nothing readable is ever kept. */
      contentmsg: text(contentLength).optional(),
      /** One's own id, or left out. */
      sender_id: PersonId.optional(),
      chat_id: ChatId,
      kind: z.enum(['message', 'edit', 'delete', 'reaction']).optional(),
      target_id: MessageId.optional(),
      /** It shows a picture: the first of `blobs`. */
      is_image: z.boolean().optional(),
      ...beside,
    }),
    answer: ChatMessage,
    example: messageExample,
    errors: [...errors, 'chat.not-yourself', 'chat.too-late', 'chat.unknown-blob'],
  }),
  'POST /chat/send-media': defineCall({
    summary: 'Send encrypted files and the message that holds their keys in one step',
    access: 'member',
    speaks: true,
    query: z.object({ chat_id: ChatId }),
    form: z.object({
      /** Encrypted on the device. A picture that anybody could look at is refused. */
      media: z.array(z.file()).max(blobsPerMessage),
      /** The sealed envelope that opens them. */
      content: sealed(contentLength),
      client_id: EntryClientId.optional(),
      /** A `NewEpoch` as JSON text. */
      epoch: text(32 * 1024).optional(),
      preview: sealed(previewLength).optional(),
      expires_seconds: text(9).optional(),
    }),
    answer: ChatMessage,
    example: { ...messageExample, content: '/sealed/0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11', is_image: true },
    errors: [
      ...errors,
      'chat.not-encrypted',
      'chat.file-too-large',
      'chat.no-space',
      'chat.too-many-uploads',
    ],
  }),
  'GET /chat/unread': defineCall({
    summary:
      'How many messages are unread, for the badge: not counting requests, the archive and muted chats',
    access: 'member',
    answer: z.object({
      total: z.int(),
      chats: z.array(z.object({ chatID: z.string(), unread_count: z.int() })),
    }),
    example: { total: 3, chats: [{ chatID: '12', unread_count: 3 }] },
  }),
  'GET /chat/settings': defineCall({
    summary: 'What you let others know',
    access: 'member',
    answer: z.object({ read_receipts: z.boolean() }),
    example: { read_receipts: true },
  }),
  'PUT /chat/settings': defineCall({
    summary: 'Tell others what you have read, and be told; or neither',
    access: 'member',
    body: z.strictObject({ read_receipts: z.boolean() }),
    answer: z.object({ read_receipts: z.boolean() }),
    example: { read_receipts: false },
  }),
};
