import { z } from 'zod';
import { PostCounts } from './post.ts';

/** On the channel `feed-global` and on `user-{id}` of friends: there is a new post. Fetch it when it is wanted. */
export const NewPost = z.object({
  ID: z.string(),
  /** Who wrote it. */
  user_id: z.string(),
  /** In which tab it is new. A friend's public post is told twice, once for each tab. */
  tab: z.enum(['friends', 'global']),
});
export type NewPost = z.output<typeof NewPost>;

/**
 * A post is no longer what it was. `edited`, `deleted` and `restored` come where `new-post` comes;
 * counts and comments come on the channel `post-{ID}` of an open post.
 */
export const PostChanged = z.object({
  ID: z.string(),
  what: z.enum(['edited', 'deleted', 'restored', 'counts', 'comments']),
  /** What it counts now, where that has changed. */
  counts: PostCounts.nullable(),
});
export type PostChanged = z.output<typeof PostChanged>;
