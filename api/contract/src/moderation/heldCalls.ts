import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { Media } from '../media/media.ts';
import { filledText, text } from '../text.ts';
import { HELD_STATES, MODERATION_NOTE_LENGTH, WORD_RULE_KINDS, WORD_RULE_LENGTH } from './lists.ts';

const Id = z.string().regex(/^[1-9]\d{0,17}$/, 'A number.');
const byId = z.object({ id: Id });
const Moment = z.date().or(z.string());

/** Words and links that a moderator wants to read before others do. */
const WordRule = z
  .object({
    id: z.string(),
    kind: z.enum(WORD_RULE_KINDS),
    /** A word, `lantern*` for all that begin so; of a link its host, or `*` for every link. */
    pattern: z.string(),
    by: z.string().nullable(),
    made_at: Moment,
  })
  .meta({ id: 'WordRule' });
export type WordRule = z.infer<typeof WordRule>;

export const NewWordRule = z.strictObject({
  kind: z.enum(WORD_RULE_KINDS),
  pattern: filledText(WORD_RULE_LENGTH),
});

/** A post or a comment that a rule keeps back until a moderator has read it. */
const HeldWords = z
  .object({
    id: z.string(),
    kind: z.enum(['post', 'comment']),
    author: z.object({ id: z.string(), username: z.string(), name: z.string() }),
    context: z.string(),
    media: z.array(Media),
    /** For whom it is: 1 is everybody, 2 friends; null for a comment. */
    sharing: z.literal([1, 2]).nullable(),
    /** The post that it comments on or passes on, if there is one. */
    path: z.string().nullable(),
    /** Which rules found something in it. */
    found: z.array(z.string()),
    held_at: Moment,
    /** Whether the caller may decide it: nobody about themselves. */
    can_decide: z.boolean(),
    decision: z.enum(['release', 'refuse']).nullable(),
    note: z.string(),
    by: z.string().nullable(),
    decided_at: Moment.nullable(),
  })
  .meta({ id: 'HeldWords' });
export type HeldWords = z.infer<typeof HeldWords>;

const rule: z.input<typeof WordRule> = {
  id: '2',
  kind: 'host',
  pattern: 'cheap-lanterns.example',
  by: 'amber',
  made_at: '2026-11-20T10:00:00.000Z',
};
export const heldExample: z.input<typeof HeldWords> = {
  id: '4',
  kind: 'post',
  author: { id: '5', username: 'dune', name: 'Dune Marsh' },
  context: 'Look here: https://cheap-lanterns.example',
  media: [],
  sharing: 1,
  path: null,
  found: ['cheap-lanterns.example'],
  held_at: '2026-11-20T18:34:00.000Z',
  can_decide: true,
  decision: null,
  note: '',
  by: null,
  decided_at: null,
};

export const heldCalls = {
  'GET /moderation/rules': defineCall({
    summary: 'The words and links that are held back until a moderator has read them',
    access: 'moderator',
    answer: z.object({ items: z.array(WordRule) }),
    example: { items: [rule] },
  }),
  'POST /moderation/rules': defineCall({
    summary: 'Hold back posts and comments with this word, or with links to this host, from now on',
    access: 'moderator',
    body: NewWordRule,
    answer: WordRule,
    example: rule,
    errors: ['moderation.wrong-rule', 'moderation.rule-there', 'moderation.too-many-rules'],
  }),
  'DELETE /moderation/rules/:id': defineCall({
    summary: 'Take a rule away. What it holds back stays there until it is decided',
    access: 'moderator',
    params: byId,
    answer: z.object({ gone: z.literal(true) }),
    example: { gone: true },
    errors: ['moderation.unknown-rule'],
  }),
  'GET /moderation/held': defineCall({
    summary: 'What is held back, the longest waiting first; or what was decided, the latest first',
    access: 'moderator',
    query: z.object({ state: z.enum(HELD_STATES).optional(), cursor: text(200).optional() }),
    answer: z.object({ items: z.array(HeldWords), next: z.string().nullable() }),
    example: { items: [heldExample], next: null },
  }),
  'POST /moderation/held/:id/decide': defineCall({
    summary: 'Let it be seen, as if it was written now, or refuse it. The author is told',
    access: 'moderator',
    params: byId,
    body: z.strictObject({
      decision: z.enum(['release', 'refuse']),
      /** To the author. */
      note: text(MODERATION_NOTE_LENGTH).optional(),
    }),
    answer: HeldWords,
    example: {
      ...heldExample,
      decision: 'release',
      by: 'amber',
      decided_at: '2026-11-20T19:00:00.000Z',
    },
    errors: [
      'moderation.unknown-held',
      'moderation.decided-already',
      'moderation.not-about-them',
      'feed.unknown-post',
      'feed.unknown-comment',
      'feed.not-shareable',
    ],
  }),
};
