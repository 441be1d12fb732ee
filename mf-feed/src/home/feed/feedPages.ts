import type { FeedItem } from '@plaza/api-contract';
import { FEED_PAGE } from '@plaza/api-contract/values';
import type { ApiClient } from '@plaza/shell-contract';
import type { PostStore } from '../../store/PostStore.ts';
import { type Entries, openWith, type Page } from './entries.ts';
import type { Tab } from './feedCache.ts';
import { wasReading } from './wasReading.ts';

export interface FetchedPage extends Page {
  items: FeedItem[];
}

interface Needs {
  api: ApiClient;
  store: PostStore;
  tab: Tab;
}

/** A page of the feed; the newest without a cursor. What it says of posts is told to the store. */
export async function fetchPage(
  { api, store, tab }: Needs,
  signal: AbortSignal,
  cursor?: string,
): Promise<FetchedPage> {
  const take = store.asking();
  const query = cursor === undefined ? {} : { query: { cursor } };
  const items = await api.call(`GET /contents/${tab}`, { ...query, signal });
  take(items);
  const last = items.length < FEED_PAGE ? undefined : items.at(-1);
  return { ids: items.map(({ ID }) => ID), next: last?.cursor ?? null, items };
}

interface Place {
  post: string;
  at: number;
}

/** Where the reader was on another device. */
export async function placeElsewhere({ api, tab }: Needs, signal: AbortSignal): Promise<Place | undefined> {
  try {
    const { post, at } = (await api.call('GET /contents/position', { signal }))[tab];
    return post !== null && at !== null ? { post, at: new Date(at).getTime() } : undefined;
  } catch {
    return undefined;
  }
}

/** A feed, and the post in it where somebody goes on reading. */
export interface OpenedAt {
  feed: Entries;
  post: string | undefined;
}

/** The newest page as it opens for who was at a place. */
export async function openAt(
  needs: Needs,
  page: FetchedPage,
  place: Place | undefined,
  signal: AbortSignal,
): Promise<OpenedAt> {
  const top = openWith(page);
  if (!place || !wasReading(page.items, place)) return { feed: top, post: undefined };
  const { post } = place;
  const feed = page.ids.includes(post) ? top : await withDeepPlace(needs, top, post, signal);
  return { feed, post: feed.entries.some(({ id }) => id === post) ? post : undefined };
}

/** The top, and far below it the posts around a place, with a gap between them. */
async function withDeepPlace(
  needs: Needs,
  top: Entries,
  post: string,
  signal: AbortSignal,
): Promise<Entries> {
  try {
    const item = await needs.api.call('GET /posts/:id', { params: { id: post }, signal });
    const page = await fetchPage(needs, signal, item.cursor);
    needs.store.take([item]);
    const gap = top.next;
    if (gap === null) return top;
    const ids = [post, ...page.ids].filter((id) => !top.entries.some((entry) => entry.id === id));
    const below = openWith({ ids, next: page.next });
    return {
      entries: [...top.entries, { kind: 'gap', id: `gap ${gap}`, cursor: gap }, ...below.entries],
      next: below.next,
    };
  } catch {
    // The post is gone meanwhile: the top it is.
    return top;
  }
}
