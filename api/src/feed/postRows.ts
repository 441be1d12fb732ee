import type { MediaRow } from '../media/media.presenter.ts';

/** A post with what a feed shows beside it, as the statements of this folder bring it. */
export interface PostRow {
  id: string;
  author_id: string;
  context: string;
  sharing: 1 | 2;
  created_at: Date;
  edited_at: Date | null;
  media_count: number;
  mentions: string[];
  shares: boolean;
  shared_id: string | null;
  username: string;
  name: string;
  organisation: string | null;
  picture: string | null;
  author_gone: boolean;
  star_count: number | null;
  stars_sum: number | null;
  emojis: Record<string, number> | null;
  comment_count: number | null;
  share_count: number | null;
  own_stars: 1 | 2 | 3 | 4 | 5 | null;
  own_emoji: string | null;
  is_shared: boolean;
}

export type PostMediaRow = MediaRow & { post_id: string };

/** The columns of a PostRow. The statement names its tables p, a, c, r and s, and who looks is $1. */
export const POST_COLUMNS = `
  p.id, p.author_id, p.context, p.sharing, p.created_at, p.edited_at, p.media_count, p.mentions, p.shares, p.shared_id,
  a.username, a.name, a.organisation, a.picture, a.deleted_at is not null as author_gone,
  c.stars as star_count, c.stars_sum, c.emojis, c.comments as comment_count, c.shares as share_count,
  r.stars as own_stars, r.emoji as own_emoji, s.user_id is not null as is_shared`;

/** What stands beside a post p. */
export const BESIDE_POST = `
  join users a on a.id = p.author_id
  left join post_counts c on c.post_id = p.id
  left join reactions r on r.post_id = p.id and r.user_id = $1
  left join post_shares s on s.post_id = p.id and s.user_id = $1`;

/** Below a post, or from the top when $2 is null. */
export const belowCursor = (id: string) => `${id} < coalesce($2::bigint, 9223372036854775807)`;

// As a set that is made once, however many posts are looked at.
export const notHidden = (id: string) =>
  `(${id} in (select post_id from hidden_posts where user_id = $1)) is not true`;
