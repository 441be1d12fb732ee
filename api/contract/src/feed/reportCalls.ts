import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { byComment, byPost, Note } from './inputs.ts';
import { REPORT_REASONS } from './reasons.ts';

const body = z.object({ reason: z.enum(REPORT_REASONS), note: Note.optional() });
const answer = z.object({ reported: z.literal(true) });
const example = { reported: true } as const;

export const reportCalls = {
  'POST /posts/:id/report': defineCall({
    summary: 'Tell the moderators of a post',
    access: 'member',
    params: byPost,
    body,
    answer,
    example,
    errors: ['feed.unknown-post'],
  }),
  'POST /comments/:id/report': defineCall({
    summary: 'Tell the moderators of a comment',
    access: 'member',
    params: byComment,
    body,
    answer,
    example,
    errors: ['feed.unknown-comment'],
  }),
  'POST /people/:username/report': defineCall({
    summary: 'Tell the moderators of a person',
    access: 'member',
    params: z.object({ username: filledText(60) }),
    body,
    answer,
    example,
    errors: ['users.unknown'],
  }),
};
