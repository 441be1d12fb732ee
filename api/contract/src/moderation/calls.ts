import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { REPORT_REASONS } from '../feed/reasons.ts';
import { filledText, text } from '../text.ts';
import { BLOCK_DAYS, DECISIONS, MODERATION_NOTE_LENGTH, QUEUE_STATES, SILENCES } from './lists.ts';

const Id = z.string().regex(/^[1-9]\d{0,17}$/, 'A number.');
const byId = z.object({ id: Id });
const Moment = z.date().or(z.string());
const Note = text(MODERATION_NOTE_LENGTH);
const Appeal = filledText(MODERATION_NOTE_LENGTH);
const Kind = z.enum(['post', 'comment', 'person', 'chat', 'zone']);
const Who = z.object({ id: z.string(), username: z.string(), name: z.string() });

/** How many wait: for a decision, and for an answer to their appeal. */
const Waiting = z.object({
  open: z.number(),
  appealed: z.number(),
  /** And what a rule holds back. */
  held: z.number().optional(),
});

/** What was decided about something, as the person whom it concerns may read it. */
const DecisionAboutMe = z
  .object({
    id: z.string(),
    kind: Kind,
    said: z.string(),
    decision: z.enum(DECISIONS),
    /** Until when the mute or the block lasts. */
    until: Moment.nullable(),
    /** What the moderators wrote to the person. */
    note: z.string(),
    made_at: Moment,
    can_appeal: z.boolean(),
    appeal: z.string().nullable(),
    appealed_at: Moment.nullable(),
    ruling: z.enum(['granted', 'refused']).nullable(),
    ruling_note: z.string(),
    /** When an administrator took the mute or the block back before its time. */
    lifted_at: Moment.nullish(),
    /** Whoever decided has answered the appeal too, because there was nobody else. */
    ruled_by_same: z.literal(true).optional(),
  })
  .meta({ id: 'DecisionAboutMe' });
export type DecisionAboutMe = z.infer<typeof DecisionAboutMe>;

const Decided = z.object({
  id: z.string(),
  decision: z.enum(DECISIONS),
  until: Moment.nullable(),
  note: z.string(),
  answer: z.string(),
  made_at: Moment,
  /** Who decided; null when they are gone. */
  by: z.string().nullable(),
  appeal: z.string().nullable(),
  appealed_at: Moment.nullable(),
  ruling: z.enum(['granted', 'refused']).nullable(),
  ruling_note: z.string(),
  /** Whether the caller may answer the appeal: never who it is about, and who decided only as an administrator who is alone. */
  can_rule: z.boolean().optional(),
  /** The caller has decided it, and the appeal waits. */
  is_own: z.literal(true).optional(),
  /** Whoever decided has answered the appeal too, because there was nobody else. */
  ruled_by_same: z.literal(true).optional(),
  /** When an administrator took the mute or the block back before its time. */
  lifted_at: Moment.nullish(),
});

/** All that was reported of one thing, with what is known of the person whom it is about. */
const QueueEntry = z
  .object({
    /** The newest report of it: what the calls name. */
    id: z.string(),
    kind: Kind,
    about: Who.nullable(),
    /** What it said when it was reported first. */
    said: z.string(),
    /** Where it stands, if it still does. */
    path: z.string().nullable(),
    reports: z.array(
      z.object({
        id: z.string(),
        reason: z.enum(REPORT_REASONS),
        note: z.string(),
        reporter: z.string().nullable(),
        created_at: Moment,
      }),
    ),
    /** What was decided about this person before. */
    earlier: z.object({
      hidden: z.number(),
      warned: z.number(),
      muted: z.number().optional(),
      blocked: z.number(),
    }),
    /** Whether the caller may decide it: never about oneself. */
    can_decide: z.boolean(),
    /** What the caller may decide: to mute or block staff is for administrators. */
    decisions: z.array(z.enum(DECISIONS)).optional(),
    /** Nobody here may decide it, or answer the appeal: a second administrator or a moderator is needed. */
    needs_second: z.literal(true).optional(),
    decided: Decided.nullable(),
  })
  .meta({ id: 'QueueEntry' });
export type QueueEntry = z.infer<typeof QueueEntry>;

export const queueExample: z.input<typeof QueueEntry> = {
  id: '3',
  kind: 'post',
  about: { id: '5', username: 'dune', name: 'Dune Marsh' },
  said: 'Cheap lanterns! Cheap lanterns!',
  path: '/post/40',
  reports: [{ id: '3', reason: 'spam', note: '', reporter: 'cedar', created_at: '2026-11-20T18:34:00.000Z' }],
  earlier: { hidden: 0, warned: 1, blocked: 0 },
  can_decide: true,
  decided: null,
};

const aboutMe: z.input<typeof DecisionAboutMe> = {
  id: '7',
  kind: 'post',
  said: 'Cheap lanterns! Cheap lanterns!',
  decision: 'hide',
  until: null,
  note: 'Please do not sell things here.',
  made_at: '2026-11-20T19:00:00.000Z',
  can_appeal: true,
  appeal: null,
  appealed_at: null,
  ruling: null,
  ruling_note: '',
};

export const moderationCalls = {
  'GET /moderation/queue': defineCall({
    summary: 'What was reported, one entry for each thing, the longest waiting first',
    access: 'moderator',
    query: z.object({ state: z.enum(QUEUE_STATES).optional(), cursor: text(200).optional() }),
    answer: z.object({
      items: z.array(QueueEntry),
      next: z.string().nullable(),
      waiting: Waiting,
    }),
    example: { items: [queueExample], next: null, waiting: { open: 1, appealed: 0 } },
  }),
  'GET /moderation/waiting': defineCall({
    summary: 'How much waits for a moderator: numbers alone, asked again and again beside other work',
    access: 'moderator',
    answer: Waiting,
    example: { open: 1, appealed: 0, held: 0 },
  }),
  'POST /moderation/reports/:id/decide': defineCall({
    summary:
      'Decide about what was reported. Both sides are told; all open reports of the same thing are settled',
    access: 'moderator',
    params: byId,
    body: z.strictObject({
      decision: z.enum(DECISIONS),
      /** For `mute` and `block`: for how many days. */
      days: z.enum(BLOCK_DAYS).optional(),
      /** To the person whom it is about. */
      note: Note.optional(),
      /** To those who reported it. */
      answer: Note.optional(),
    }),
    answer: QueueEntry,
    example: {
      ...queueExample,
      decided: {
        id: '7',
        decision: 'hide',
        until: null,
        note: 'Please do not sell things here.',
        answer: 'Thank you. The post is gone.',
        made_at: '2026-11-20T19:00:00.000Z',
        by: 'amber',
        appeal: null,
        appealed_at: null,
        ruling: null,
        ruling_note: '',
      },
    },
    errors: [
      'moderation.unknown-report',
      'moderation.decided-already',
      'moderation.not-about-them',
      'moderation.nothing-to-hide',
      'users.last-admin',
    ],
  }),
  'POST /moderation/people/:username/decide': defineCall({
    summary: 'Mute or block somebody for a time without a report. They are told, and can appeal',
    access: 'moderator',
    params: z.object({ username: filledText(60) }),
    body: z.strictObject({
      decision: z.enum(SILENCES),
      days: z.enum(BLOCK_DAYS),
      /** To the person. */
      note: Note.optional(),
    }),
    answer: QueueEntry,
    example: { ...queueExample, kind: 'person', said: 'Dune Marsh', path: '/user/dune', reports: [] },
    errors: ['users.unknown', 'moderation.not-about-them', 'users.last-admin'],
  }),
  'POST /moderation/decisions/:id/rule': defineCall({
    summary: 'Answer an appeal. Where it is granted, what was hidden comes back and a mute or a block ends',
    access: 'moderator',
    params: byId,
    body: z.strictObject({ ruling: z.enum(['granted', 'refused']), note: Note.optional() }),
    answer: QueueEntry,
    example: queueExample,
    errors: ['moderation.unknown-decision', 'moderation.no-appeal', 'moderation.own-decision'],
  }),
  'GET /moderation/mine': defineCall({
    summary: 'What you have reported and what became of it, and what was decided about you',
    access: 'member',
    answer: z.object({
      reported: z.array(
        z.object({
          id: z.string(),
          kind: Kind,
          said: z.string(),
          reason: z.enum(REPORT_REASONS),
          created_at: Moment,
          decision: z.enum(DECISIONS).nullable(),
          /** What the moderators wrote to those who reported it. */
          answer: z.string(),
          settled_at: Moment.nullable(),
        }),
      ),
      decided: z.array(DecisionAboutMe),
      /** What you wrote and a rule held back, with what became of it. */
      held: z
        .array(
          z.object({
            id: z.string(),
            kind: z.enum(['post', 'comment']),
            context: z.string(),
            held_at: Moment,
            decision: z.enum(['release', 'refuse']).nullable(),
            note: z.string(),
          }),
        )
        .optional(),
    }),
    example: {
      reported: [
        {
          id: '3',
          kind: 'post',
          said: 'Cheap lanterns! Cheap lanterns!',
          reason: 'spam',
          created_at: '2026-11-20T18:34:00.000Z',
          decision: 'hide',
          answer: 'Thank you. The post is gone.',
          settled_at: '2026-11-20T19:00:00.000Z',
        },
      ],
      decided: [aboutMe],
      held: [
        {
          id: '4',
          kind: 'post',
          context: 'Look here: https://cheap-lanterns.example',
          held_at: '2026-11-20T18:34:00.000Z',
          decision: null,
          note: '',
        },
      ],
    },
  }),
  'POST /moderation/decisions/:id/appeal': defineCall({
    summary: 'Appeal against a decision about you, once, within 14 days',
    access: 'member',
    params: byId,
    body: z.strictObject({ words: Appeal }),
    answer: DecisionAboutMe,
    example: { ...aboutMe, can_appeal: false, appeal: 'It was a joke among friends.' },
    errors: ['moderation.unknown-decision', 'moderation.too-late', 'moderation.appealed-already'],
  }),
  'POST /moderation/appeal/read': defineCall({
    summary: 'The decision of a mail, for somebody who is blocked and cannot log in. The token is the proof',
    access: 'public',
    body: z.strictObject({ token: filledText(200) }),
    answer: DecisionAboutMe,
    example: aboutMe,
    errors: ['moderation.unknown-decision'],
  }),
  'POST /moderation/appeal': defineCall({
    summary: 'Appeal by the token of the mail',
    access: 'public',
    body: z.strictObject({ token: filledText(200), words: Appeal }),
    answer: DecisionAboutMe,
    example: { ...aboutMe, can_appeal: false, appeal: 'It was a joke among friends.' },
    errors: ['moderation.unknown-decision', 'moderation.too-late', 'moderation.appealed-already'],
  }),
};
