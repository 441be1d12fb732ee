import { z } from 'zod';
import { MEDIA_LIMITS } from '../media/limits.ts';
import { defineCall } from '../defineCall.ts';
import { filledText, text } from '../text.ts';
import { feedItemExample } from './examples.ts';
import { byPost, byTag, ClientId, page, PostId, PostText } from './inputs.ts';
import { BasedOn, FeedItem, OwnReaction, PostCounts, PostVersion, Sharing, StarValue } from './post.ts';

const feed = z.array(FeedItem);
const feedExample = [feedItemExample];
const Reactions = PostCounts.extend({ own: OwnReaction });
const reactionsExample = {
  stars: { average: 4.5, count: 2 },
  reactions: [{ emoji: '🔥', count: 1 }],
  comment_count: 1,
  share_count: 0,
  own: { stars: 5 as const, emoji: '🔥' },
};
const Tab = z.enum(['friends', 'global']);
const Alt = text(MEDIA_LIMITS.altLength);
const Place = z.object({ post: z.string().nullable(), at: z.date().or(z.string()).nullable() });
const placesExample = {
  friends: { post: '41', at: '2026-11-20T18:40:00.000Z' },
  global: { post: null, at: null },
};

const Created = z.object({
  success: z.literal(true),
  message: z.literal('Content created successfully!'),
  post: FeedItem,
});
const createdExample = {
  success: true,
  message: 'Content created successfully!',
  post: feedItemExample,
} as const;

export const feedCalls = {
  'POST /content': defineCall({
    summary: 'Write a post, with pictures or one video',
    access: 'member',
    speaks: true,
    form: z.object({
      context: PostText,
      sharing: z.enum(['1', '2']).optional(),
      /** One's own id, or left out. */
      userId: text(20).optional(),
      clientId: ClientId.optional(),
      /** The pictures or the video; `poster` is a still of the video. */
      media: z.array(z.file()).max(MEDIA_LIMITS.perPost).optional(),
      poster: z.file().optional(),
      /** What is to be seen, once for each file of `media` in their order. */
      alt: z.array(Alt).optional(),
      /** Media that were sent before by POST /media, instead of files. */
      mediaId: z.array(z.uuid()).max(MEDIA_LIMITS.perPost).optional(),
    }),
    answer: Created,
    example: createdExample,
    errors: [
      'http.bad-input',
      'feed.not-yourself',
      'media.too-large',
      'media.wrong-type',
      'media.too-many',
      'media.unknown',
      'feed.held-back',
      'feed.much-waits',
    ],
  }),
  'POST /posts/:id/repost': defineCall({
    summary: 'Pass a public post on, with a word of your own',
    access: 'member',
    speaks: true,
    params: byPost,
    body: z.object({ context: PostText, sharing: Sharing.optional(), clientId: ClientId.optional() }),
    answer: Created,
    example: createdExample,
    errors: ['feed.unknown-post', 'feed.not-shareable', 'feed.held-back', 'feed.much-waits'],
  }),
  'GET /content': defineCall({
    summary: 'Your own posts, newest first',
    access: 'member',
    query: page,
    answer: feed,
    example: feedExample,
  }),
  'GET /content/:username': defineCall({
    summary: 'The posts of a member that you may see, newest first',
    access: 'member',
    params: z.object({ username: filledText(60) }),
    query: page,
    answer: feed,
    example: feedExample,
    errors: ['users.unknown'],
  }),
  'PUT /content/:id': defineCall({
    summary: 'Edit your post. What it was stays in its history',
    access: 'member',
    speaks: true,
    params: byPost,
    body: z.object({
      context: PostText.optional(),
      sharing: Sharing.optional(),
      /** `edited_at` of what the author saw last: where it is another by now, nothing is overwritten. */
      basedOn: BasedOn.optional(),
      /** All media the post shall have, in their order: those it has, or new ones of POST /media. */
      media: z
        .array(z.object({ id: z.uuid(), alt: Alt.optional() }))
        .max(MEDIA_LIMITS.perPost)
        .optional(),
    }),
    answer: FeedItem,
    example: feedItemExample,
    errors: [
      'feed.unknown-post',
      'feed.not-yours',
      'media.unknown',
      'media.too-many',
      'feed.changed-meanwhile',
      'feed.words-held',
    ],
  }),
  'DELETE /content/:id': defineCall({
    summary: 'Delete your post. For some minutes it can be brought back',
    access: 'member',
    params: byPost,
    answer: z.object({ ID: z.string(), undo_until: z.date().or(z.string()) }),
    example: { ID: '41', undo_until: '2026-11-20T18:50:00.000Z' },
    errors: ['feed.unknown-post', 'feed.not-yours'],
  }),
  'POST /posts/:id/restore': defineCall({
    summary: 'Bring back the post that you have just deleted',
    access: 'member',
    speaks: true,
    params: byPost,
    answer: FeedItem,
    example: feedItemExample,
    errors: ['feed.unknown-post', 'feed.too-late'],
  }),
  'GET /posts/:id': defineCall({
    summary: 'One post',
    access: 'member',
    params: byPost,
    answer: FeedItem,
    example: feedItemExample,
    errors: ['feed.unknown-post'],
  }),
  'GET /posts/:id/history': defineCall({
    summary: 'What a post said before it was edited, newest first',
    access: 'member',
    params: byPost,
    answer: z.array(PostVersion),
    example: [{ context: 'Low tide at the pire.', sharing: 1, until: '2026-11-20T18:31:00.000Z' }],
    errors: ['feed.unknown-post'],
  }),
  'GET /contents/friends': defineCall({
    summary: 'Your own posts and those of your friends, newest first',
    access: 'member',
    query: page,
    answer: feed,
    example: feedExample,
  }),
  'GET /contents/global': defineCall({
    summary: 'The public posts, newest first',
    access: 'member',
    query: page,
    answer: feed,
    example: feedExample,
  }),
  'GET /contents/tag/:tag': defineCall({
    summary: 'The posts with a #tag that you may see, newest first',
    access: 'member',
    params: byTag,
    query: page,
    answer: feed,
    example: feedExample,
  }),
  'GET /contents/news': defineCall({
    summary: 'How many posts of others there are above the one that is the newest on screen, forty at most',
    access: 'member',
    query: z.object({ tab: Tab, since: filledText(120) }),
    answer: z.object({
      count: z.int(),
      more: z.boolean(),
      /** Whether there are one's own as well, from another device: those are no news. */
      own: z.boolean().optional(),
    }),
    example: { count: 3, more: false, own: false },
  }),
  'GET /contents/position': defineCall({
    summary: 'The post you were reading, on whatever device',
    access: 'member',
    answer: z.object({ friends: Place, global: Place }),
    example: placesExample,
  }),
  'PUT /contents/position': defineCall({
    summary: 'Remember the post you are reading',
    access: 'member',
    body: z.object({ tab: Tab, post: PostId }),
    answer: z.object({ friends: Place, global: Place }),
    example: placesExample,
  }),
  'PUT /posts/:id/reaction': defineCall({
    summary: 'Give stars, a feeling, or both; null takes back',
    access: 'member',
    params: byPost,
    /** The feelings that go with so many stars are `feelingsFor(stars)`. */
    body: z.object({ stars: StarValue.nullable(), emoji: text(16).nullable() }),
    answer: Reactions,
    example: reactionsExample,
    errors: ['feed.unknown-post'],
  }),
  'POST /posts/:id/share': defineCall({
    summary: 'Count that you have shared a post by its link or with another app; once for each person',
    access: 'member',
    params: byPost,
    answer: PostCounts,
    example: { stars: { average: 4.5, count: 2 }, reactions: [], comment_count: 1, share_count: 1 },
    errors: ['feed.unknown-post'],
  }),
  'PUT /posts/:id/hidden': defineCall({
    summary: 'See a post no more in any feed',
    access: 'member',
    params: byPost,
    answer: z.object({ ID: z.string(), is_hidden: z.boolean() }),
    example: { ID: '41', is_hidden: true },
    errors: ['feed.unknown-post'],
  }),
  'DELETE /posts/:id/hidden': defineCall({
    summary: 'See a hidden post again',
    access: 'member',
    params: byPost,
    answer: z.object({ ID: z.string(), is_hidden: z.boolean() }),
    example: { ID: '41', is_hidden: false },
    errors: ['feed.unknown-post'],
  }),
};
