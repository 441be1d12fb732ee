import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { Comment } from './comment.ts';
import { commentExample } from './examples.ts';
import { byComment, byPost, ClientId, CommentId, CommentText, page } from './inputs.ts';
import { BasedOn } from './post.ts';

export const commentCalls = {
  'GET /posts/:id/comments': defineCall({
    summary: 'The comments to a post and the replies to them, oldest first',
    access: 'member',
    params: byPost,
    query: page,
    answer: z.array(Comment),
    example: [commentExample],
    errors: ['feed.unknown-post'],
  }),
  'POST /posts/:id/comments': defineCall({
    summary: 'Comment on a post, or reply to a comment',
    access: 'member',
    speaks: true,
    params: byPost,
    /** A reply to a reply stands under the same comment as that one. */
    body: z.object({
      context: CommentText,
      parent_id: CommentId.nullable().optional(),
      clientId: ClientId.optional(),
    }),
    answer: Comment,
    example: commentExample,
    errors: [
      'feed.unknown-post',
      'feed.unknown-comment',
      'feed.not-for-demo',
      'feed.held-back',
      'feed.much-waits',
    ],
  }),
  'PUT /comments/:id': defineCall({
    summary: 'Edit your comment',
    access: 'member',
    speaks: true,
    params: byComment,
    /** `basedOn` is the `edited_at` of what its author saw last: where it is another by now, nothing is overwritten. */
    body: z.object({ context: CommentText, basedOn: BasedOn.optional() }),
    answer: Comment,
    example: commentExample,
    errors: ['feed.unknown-comment', 'feed.not-yours', 'feed.changed-meanwhile', 'feed.words-held'],
  }),
  'DELETE /comments/:id': defineCall({
    summary: 'Delete your comment, or one to your post',
    access: 'member',
    params: byComment,
    answer: z.object({ id: z.string(), post_id: z.string(), comment_count: z.int() }),
    example: { id: '7', post_id: '41', comment_count: 0 },
    errors: ['feed.unknown-comment', 'feed.not-yours'],
  }),
};
