import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { byComment, byPost, Note, PostId } from './inputs.ts';
import { REPORT_REASONS } from './reasons.ts';

const body = z.object({ reason: z.enum(REPORT_REASONS), note: Note.optional() });
const answer = z.object({ reported: z.literal(true) });
const example = { reported: true } as const;

const Report = z
  .object({
    id: z.string(),
    kind: z.enum(['post', 'comment', 'person', 'chat', 'zone']),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    /** What it said when it was reported; it may have changed since. */
    said: z.string(),
    reporter: z.string().nullable(),
    about: z.string().nullable(),
    post_id: z.string().nullable(),
    created_at: z.date().or(z.string()),
    settled_at: z.date().or(z.string()).nullable(),
  })
  .meta({ id: 'Report' });
const reportExample = {
  id: '3',
  kind: 'post' as const,
  reason: 'spam' as const,
  note: '',
  said: 'Cheap lanterns! Cheap lanterns!',
  reporter: 'cedar',
  about: 'dune',
  post_id: '40',
  created_at: '2026-11-20T18:34:00.000Z',
  settled_at: null,
};

export const reportCalls = {
  'POST /posts/:id/report': defineCall({
    summary: 'Tell the administrators of a post',
    access: 'member',
    params: byPost,
    body,
    answer,
    example,
    errors: ['feed.unknown-post'],
  }),
  'POST /comments/:id/report': defineCall({
    summary: 'Tell the administrators of a comment',
    access: 'member',
    params: byComment,
    body,
    answer,
    example,
    errors: ['feed.unknown-comment'],
  }),
  'POST /people/:username/report': defineCall({
    summary: 'Tell the administrators of a person',
    access: 'member',
    params: z.object({ username: filledText(60) }),
    body,
    answer,
    example,
    errors: ['users.unknown'],
  }),
  'GET /reports': defineCall({
    summary: 'What members have reported, open ones first',
    access: 'admin',
    answer: z.array(Report),
    example: [reportExample],
  }),
  'POST /reports/:id/settle': defineCall({
    summary: 'A report is dealt with; `remove` also deletes the post or the comment',
    access: 'admin',
    params: z.object({ id: PostId }),
    body: z.object({ remove: z.boolean().optional() }),
    answer: Report,
    example: { ...reportExample, settled_at: '2026-11-20T18:40:00.000Z' },
    errors: ['feed.unknown-report'],
  }),
};
