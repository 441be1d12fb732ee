import type { FeedItem, OwnReaction, PostCounts } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import type { PostStore } from './PostStore.ts';

/** What somebody did to a post, from the moment they did it until the server has it. */
export type PostEntry = ReactionEntry | CommentEntry | ShareEntry;

interface SomeEntry {
  id: string;
  /** The post it is about. */
  post: string;
  at: string;
}

export interface ReactionEntry extends SomeEntry {
  kind: 'reaction';
  own: OwnReaction;
}

export interface CommentEntry extends SomeEntry {
  kind: 'comment';
  context: string;
  parent: string | null;
}

export interface ShareEntry extends SomeEntry {
  kind: 'share';
}

/** A later reaction to a post takes the place of an earlier one, and sharing twice is sharing once. */
export function withEntry(entries: readonly PostEntry[], entry: PostEntry): PostEntry[] {
  const isOvertaken = (one: PostEntry) =>
    entry.kind !== 'comment' && one.kind === entry.kind && one.post === entry.post;
  return [...entries.filter((one) => !isOvertaken(one)), entry];
}

/** The post as its reader means it to be: what the server knows, and what it does not know yet. */
export function granted(post: FeedItem, entries: readonly PostEntry[]): FeedItem {
  return entries.filter((entry) => entry.post === post.ID).reduce(grant, post);
}

function grant(post: FeedItem, entry: PostEntry): FeedItem {
  switch (entry.kind) {
    case 'reaction':
      return { ...post, own: entry.own, ...counted(post, post.own, entry.own) };
    case 'comment':
      return { ...post, comment_count: post.comment_count + 1 };
    case 'share':
      return { ...post, is_shared: true, share_count: post.share_count + (post.is_shared ? 0 : 1) };
  }
}

/** How the counts change when one's own reaction does. */
function counted(
  { stars, reactions }: PostCounts,
  before: OwnReaction,
  after: OwnReaction,
): Pick<PostCounts, 'stars' | 'reactions'> {
  const count = stars.count - (before.stars ? 1 : 0) + (after.stars ? 1 : 0);
  const sum = (stars.average ?? 0) * stars.count - (before.stars ?? 0) + (after.stars ?? 0);
  const feelings = new Map(reactions.map((one) => [one.emoji, one.count]));
  const add = (emoji: string | null, by: number) =>
    emoji && feelings.set(emoji, (feelings.get(emoji) ?? 0) + by);
  add(before.emoji, -1);
  add(after.emoji, 1);
  return {
    stars: { count, average: count > 0 ? Math.min(5, Math.max(1, sum / count)) : null },
    reactions: [...feelings]
      .map(([emoji, times]) => ({ emoji, count: times }))
      .filter((one) => one.count > 0)
      .sort((one, other) => other.count - one.count),
  };
}

/** Brings an entry to the server, and what the server says about the post to the store. */
export async function sendEntry(api: ApiClient, store: PostStore, entry: PostEntry): Promise<void> {
  const params = { id: entry.post };
  switch (entry.kind) {
    case 'reaction':
      return store.count(entry.post, await api.call('PUT /posts/:id/reaction', { params, body: entry.own }));
    case 'share':
      return store.count(entry.post, {
        ...(await api.call('POST /posts/:id/share', { params })),
        is_shared: true,
      });
    case 'comment': {
      const waiting = store.entries.filter(
        ({ kind, post }) => kind === 'comment' && post === entry.post,
      ).length;
      const known = () => (store.post(entry.post)?.comment_count ?? 0) - waiting;
      const before = known();
      const body = { context: entry.context, parent_id: entry.parent, clientId: entry.id };
      const comment = await api.call('POST /posts/:id/comments', { params, body });
      // The hub may have told the new count already.
      if (known() === before) store.count(entry.post, { comment_count: before + 1 });
      store.hasComment(comment);
    }
  }
}
