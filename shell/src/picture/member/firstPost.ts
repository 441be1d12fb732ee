import type { FeedItem } from '@plaza/api-contract';
import { askAhead } from './asked.ts';

/** The key under which the product has always kept the feed of the friends. */
const KEPT = 'friendsContent';
const TAB = 'feedTab';

interface Kept {
  userId: string;
  feed: { entries: readonly { id: string }[] };
  items: readonly FeedItem[];
  place?: unknown;
}

/** The post that home will begin with, as far as can be said: not for who was reading further down, or on another tab. */
export async function firstPost(view: Window): Promise<FeedItem | undefined> {
  const { localStorage: shelf, sessionStorage } = view;
  if (sessionStorage.getItem(TAB) === 'global') return undefined;
  const kept = JSON.parse(shelf.getItem(KEPT) ?? 'null') as Kept | null;
  if (kept?.userId === shelf.getItem('userId')) return kept.place ? undefined : newestOf(kept);
  const authorization = `Bearer ${shelf.getItem('authToken')}`;
  const [items, position] = await Promise.all(
    ['/api/contents/friends', '/api/contents/position'].map(async (url) => {
      const response = await askAhead(view, url, authorization);
      return response.ok ? response.json() : undefined;
    }),
  );
  const first = (items as FeedItem[] | undefined)?.[0];
  const post = (position as { friends: { post: string | null } } | undefined)?.friends.post;
  return post === null || post === first?.ID ? first : undefined;
}

function newestOf({ feed, items }: Kept): FeedItem | undefined {
  return items.find(({ ID }) => ID === feed.entries[0]?.id);
}
