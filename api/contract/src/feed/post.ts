import { z } from 'zod';
import { Media } from '../media/media.ts';

/** 1 is public, 2 is for friends. */
export const Sharing = z.union([z.literal(1), z.literal(2)]);
export type Sharing = z.infer<typeof Sharing>;

export const StarValue = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type StarValue = z.infer<typeof StarValue>;

const Moment = z.date().or(z.string());

/** Which version one has seen: its `edited_at`, null for one that was never edited. */
export const BasedOn = z.iso.datetime({ error: 'A moment.' }).nullable();

/** What everybody sees of how a post was received. */
export const PostCounts = z.object({
  stars: z.object({ average: z.number().min(1).max(5).nullable(), count: z.int() }),
  /** How often each feeling was given, most first. */
  reactions: z.array(z.object({ emoji: z.string(), count: z.int() })),
  comment_count: z.int(),
  /** How many people have shared it. */
  share_count: z.int(),
});
export type PostCounts = z.infer<typeof PostCounts>;

/** One's own stars and feeling; both null where one gave none. */
export const OwnReaction = z.object({ stars: StarValue.nullable(), emoji: z.string().nullable() });
export type OwnReaction = z.infer<typeof OwnReaction>;

const said = {
  ID: z.string(),
  /** "Deleted member" where the author has left and let the posts stay. */
  user_name: z.string(),
  /** The address of the author's picture. */
  user_profile: z.string().nullable(),
  user_orgname: z.string().nullable(),
  /** The address of the first picture or video. */
  MediaID: z.string().nullable(),
  context: z.string(),
  created_at: Moment,
  user_id: z.string(),
  /** Null for who has left: there is no profile to go to. */
  username: z.string().nullable(),
  media: z.array(Media),
  sharing: Sharing,
  edited_at: Moment.nullable(),
  /** The @names in the text behind which there is a member, in small letters. */
  mentions: z.array(z.string()),
};

/** A post that another one passes on. */
export const SharedPost = z.object(said).meta({ id: 'SharedPost' });
export type SharedPost = z.infer<typeof SharedPost>;

/** A post in a feed. The first seven fields are the agreement; the others came later. */
export const FeedItem = z
  .object({
    ...said,
    ...PostCounts.shape,
    own: OwnReaction,
    is_own: z.boolean(),
    /** Whether one has shared it. */
    is_shared: z.boolean(),
    /** Whether it passes on another post. `shared` is null where that one is gone or not for one's eyes. */
    shares: z.boolean(),
    shared: SharedPost.nullable(),
    /** Where the next page begins after this post. */
    cursor: z.string(),
  })
  .meta({ id: 'FeedItem' });
export type FeedItem = z.infer<typeof FeedItem>;

/** What a post said until `until`. Pictures that were taken off are gone. */
export const PostVersion = z
  .object({
    context: z.string(),
    sharing: Sharing,
    until: Moment,
    /** What was said to be seen on the pictures that it still has; those without words are left out. */
    alts: z.array(z.string()).optional(),
  })
  .meta({ id: 'PostVersion' });
export type PostVersion = z.infer<typeof PostVersion>;
