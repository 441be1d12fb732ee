import type { FeedItem, Media, PostCounts, SharedPost } from '@plaza/api-contract';
import { cursorOf } from '../http/cursor.ts';
import type { PostRow } from './postRows.ts';

/** What stands in the place of a name when somebody has left and let the posts stay. */
const DELETED_MEMBER = 'Deleted member';

// Field by field and without a spread: this is done twenty times for every page of a feed.
export function presentPost(row: PostRow, me: string, media: Media[], shared: SharedPost | null): FeedItem {
  const author = presentAuthor(row);
  const counts = presentCounts(row);
  return {
    ID: row.id,
    user_name: author.user_name,
    user_profile: author.user_profile,
    user_orgname: row.author_gone ? null : row.organisation,
    MediaID: media[0]?.url ?? null,
    context: row.context,
    created_at: row.created_at,
    user_id: row.author_id,
    username: author.username,
    media,
    sharing: row.sharing,
    edited_at: row.edited_at,
    mentions: row.mentions,
    stars: counts.stars,
    reactions: counts.reactions,
    comment_count: counts.comment_count,
    share_count: counts.share_count,
    own: { stars: row.own_stars, emoji: row.own_emoji },
    is_own: row.author_id === me,
    is_shared: row.is_shared,
    shares: row.shares,
    shared,
    cursor: cursorOf('post', row.id),
  };
}

export function presentShared(row: PostRow, media: Media[]): SharedPost {
  const { id, author_id, context, sharing, created_at, edited_at, mentions } = row;
  return {
    ID: id,
    ...presentAuthor(row),
    user_orgname: row.author_gone ? null : row.organisation,
    MediaID: media[0]?.url ?? null,
    context,
    created_at,
    user_id: author_id,
    media,
    sharing,
    edited_at,
    mentions,
  };
}

export interface AuthorRow {
  name: string;
  username: string;
  picture: string | null;
  author_gone: boolean;
}

/** Who wrote it; of those who have left, nothing is told. */
export function presentAuthor({ name, username, picture, author_gone }: AuthorRow) {
  return author_gone
    ? { user_name: DELETED_MEMBER, username: null, user_profile: null }
    : { user_name: name, username, user_profile: picture };
}

export interface CountsRow {
  star_count: number | null;
  stars_sum: number | null;
  emojis: Record<string, number> | null;
  comment_count: number | null;
  share_count: number | null;
}

export function presentCounts(row: CountsRow): PostCounts {
  const count = row.star_count ?? 0;
  const average = count > 0 ? Math.round(((row.stars_sum ?? 0) / count) * 100) / 100 : null;
  return {
    stars: { average, count },
    reactions: mostFirst(row.emojis ?? {}),
    comment_count: row.comment_count ?? 0,
    share_count: row.share_count ?? 0,
  };
}

function mostFirst(emojis: Record<string, number>): PostCounts['reactions'] {
  const reactions = Object.keys(emojis).map((emoji) => ({ emoji, count: emojis[emoji] ?? 0 }));
  return reactions.length > 1 ? reactions.sort((a, b) => b.count - a.count) : reactions;
}
