import { z } from 'zod';
import { bytes } from '../bytes.ts';
import { defineCall } from '../defineCall.ts';
import { Note } from '../feed/inputs.ts';
import { REPORT_REASONS } from '../feed/reasons.ts';
import { givenTime } from '../when.ts';
import { Conversation, conversationExample } from './conversation.ts';
import { ChatRole, Epoch, EpochMember, epochExample, NewEpoch, NewTitle, NewWraps } from './epoch.ts';
import {
  AnyKeyId,
  BlobId,
  byChat,
  EntryClientId,
  EpochNumber,
  MessageId,
  PersonId,
  sealed,
} from './inputs.ts';
import { CHAT_LIMITS, MOST_SEQ } from './limits.ts';

const { contentLength, longestTimer, members, reportedMessages, shortestTimer } = CHAT_LIMITS;

const answer = Conversation;
const group = { ...conversationExample, kind: 'group' as const, role: 'owner' as const };
const byMember = z.object({ id: byChat.shape.id, userId: PersonId });
const epochErrors = ['conversation.epoch', 'conversation.wrong-epoch', 'chat.too-many-epochs'];

export const conversationCalls = {
  'POST /conversations': defineCall({
    summary: 'Begin a group; you own it. Its name comes with the first epoch',
    access: 'member',
    speaks: true,
    body: z.strictObject({
      /** The others. */
      member_ids: z
        .array(PersonId)
        .min(1)
        .max(members - 1),
      client_id: EntryClientId,
    }),
    answer,
    example: group,
    errors: ['chat.unknown-person', 'chat.not-for-demo', 'chat.too-many-requests', 'chat.has-left'],
  }),
  'GET /conversations/:id': defineCall({
    summary: 'A chat and who is in it',
    access: 'member',
    params: byChat,
    answer,
    example: conversationExample,
    errors: ['chat.not-member'],
  }),
  'PUT /conversations/:id/title': defineCall({
    summary: 'Name a group, and give it a picture; both sealed. Owners only',
    access: 'member',
    speaks: true,
    params: byChat,
    body: z.strictObject({
      ...NewTitle.shape,
      /** The files of its picture, none to take it away. Not told, it keeps the one it has. */
      blobs: z.array(BlobId).max(2).optional(),
      epoch: NewEpoch.optional(),
    }),
    answer,
    example: group,
    errors: ['chat.not-member', 'chat.not-owner', 'chat.not-group', 'chat.unknown-blob', ...epochErrors],
  }),
  'POST /conversations/:id/members': defineCall({
    summary: 'Invite people into a group, with the epoch that lists them. Owners only',
    access: 'member',
    speaks: true,
    params: byChat,
    body: z.strictObject({
      user_ids: z
        .array(PersonId)
        .min(1)
        .max(members - 1),
      epoch: NewEpoch,
      /** They may read what was said before; who has the keys of older epochs wraps them for them. */
      share_history: z.boolean().optional(),
    }),
    answer,
    example: group,
    errors: [
      'chat.not-member',
      'chat.not-owner',
      'chat.not-group',
      'chat.too-many-members',
      'chat.has-left',
      ...epochErrors,
    ],
  }),
  'PUT /conversations/:id/members/:userId': defineCall({
    summary:
      'Make a member an owner, or an owner a member again; or let somebody read all that was said. Owners only',
    access: 'member',
    params: byMember,
    body: z.strictObject({
      /** Signed by an owner: it comes with the epoch that lists it. */
      role: ChatRole.optional(),
      epoch: NewEpoch.optional(),
      share_history: z.literal(true).optional(),
    }),
    answer,
    example: group,
    errors: [
      'chat.not-member',
      'chat.not-owner',
      'chat.not-group',
      'chat.no-such-member',
      'chat.last-owner',
      'moderation.muted',
    ],
  }),
  'DELETE /conversations/:id/members/:userId': defineCall({
    summary: 'Leave a group, or take somebody out as its owner. The next to write begins a new epoch',
    access: 'member',
    params: byMember,
    answer: z.object({ left: z.literal(true) }),
    example: { left: true },
    errors: ['chat.not-member', 'chat.not-owner', 'chat.not-group', 'chat.no-such-member'],
  }),
  'GET /conversations/:id/epochs': defineCall({
    summary: 'The epochs you may read, oldest first, with your wraps; and whom the next record must list',
    access: 'member',
    params: byChat,
    query: z.object({
      /** Only those after this number. */
      after: z.coerce.number().int().min(0).max(MOST_SEQ).optional(),
    }),
    answer: z.object({
      epochs: z.array(Epoch),
      has_more: z.boolean(),
      /** The number of the present one; 0 before the first. */
      current: z.int(),
      /** Who belongs to the chat now, exactly as the next record must say it. */
      members: z.array(EpochMember),
      /** Whether what is sent now must begin a new epoch. */
      is_over: z.boolean(),
    }),
    example: {
      epochs: [epochExample],
      has_more: false,
      current: 1,
      members: [
        ['1', 'k'.repeat(22), 'member'],
        ['2', 'j'.repeat(22), 'member'],
      ],
      is_over: false,
    },
    errors: ['chat.not-member'],
  }),
  'POST /conversations/:id/epochs': defineCall({
    summary:
      'Begin a new epoch without a message: at once when somebody has left. Without a title while you are muted',
    access: 'member',
    params: byChat,
    body: NewEpoch,
    answer: Epoch,
    example: epochExample,
    errors: ['chat.not-member', 'chat.closed', 'moderation.muted', ...epochErrors],
  }),
  'POST /conversations/:id/epochs/:n/wraps': defineCall({
    summary: 'Wrap the key of an epoch for members who have none yet',
    access: 'member',
    params: z.object({ id: byChat.shape.id, n: EpochNumber }),
    body: z.strictObject({ wraps: NewWraps }),
    answer: z.object({ taken: z.int() }),
    example: { taken: 1 },
    errors: ['chat.not-member', 'conversation.unknown-epoch', 'conversation.wrong-wrap'],
  }),
  'DELETE /conversations/:id/epochs/:n/wraps/:keyId': defineCall({
    summary: 'Put aside what a key has wrapped for you where it opens nothing: another member can make one',
    access: 'member',
    params: z.object({ id: byChat.shape.id, n: EpochNumber, keyId: AnyKeyId }),
    answer: z.object({ refused: z.boolean() }),
    example: { refused: true },
    errors: ['chat.not-member', 'conversation.unknown-epoch'],
  }),
  'PUT /conversations/:id/marks': defineCall({
    summary: 'How far messages have come, and how far they are read: only ever further',
    access: 'member',
    params: byChat,
    body: z.strictObject({
      delivered_seq: z.int().min(0).max(MOST_SEQ).optional(),
      read_seq: z.int().min(0).max(MOST_SEQ).optional(),
    }),
    answer: z.object({ delivered_seq: z.int(), read_seq: z.int(), unread_count: z.int() }),
    example: { delivered_seq: 9, read_seq: 9, unread_count: 0 },
    errors: ['chat.not-member'],
  }),
  'PUT /conversations/:id/options': defineCall({
    summary: 'Pin, archive or mute a chat, for yourself',
    access: 'member',
    params: byChat,
    body: z.strictObject({
      is_pinned: z.boolean().optional(),
      is_archived: z.boolean().optional(),
      /** Null ends it. */
      muted_until: givenTime.nullable().optional(),
      tells_mentions: z.boolean().optional(),
    }),
    answer,
    example: conversationExample,
    errors: ['chat.not-member', 'chat.too-many-pinned'],
  }),
  'PUT /conversations/:id/timer': defineCall({
    summary: 'Let what is said from now on disappear after a time; in a group its owners say so',
    access: 'member',
    params: byChat,
    body: z.strictObject({ seconds: z.int().min(shortestTimer).max(longestTimer).nullable() }),
    answer,
    example: { ...conversationExample, timer_seconds: 3600 },
    errors: ['chat.not-member', 'chat.not-owner', 'chat.closed'],
  }),
  'POST /conversations/:id/accept': defineCall({
    summary: 'Take a chat out of the requests',
    access: 'member',
    params: byChat,
    answer,
    example: conversationExample,
    errors: ['chat.not-member'],
  }),
  'POST /conversations/:id/decline': defineCall({
    summary: 'Put a request away; nobody is told. A group is left by it',
    access: 'member',
    params: byChat,
    answer: z.object({ declined: z.literal(true) }),
    example: { declined: true },
    errors: ['chat.not-member', 'chat.not-request'],
  }),
  'POST /conversations/:id/report': defineCall({
    summary: 'Tell the administrators, and reveal the messages that you choose: no other can be read by it',
    access: 'member',
    params: byChat,
    body: z.strictObject({
      reason: z.enum(REPORT_REASONS),
      note: Note.optional(),
      messages: z
        .array(
          z.strictObject({
            id: MessageId,
            /** What opens this one message. */
            key: bytes(32),
            /** Of one that has been deleted since: the envelope as one had it. */
            content: sealed(contentLength).optional(),
          }),
        )
        .min(1)
        .max(reportedMessages),
    }),
    answer: z.object({ reported: z.literal(true) }),
    example: { reported: true },
    errors: ['chat.not-member', 'chat.unknown-target', 'chat.wrong-key'],
  }),
};
