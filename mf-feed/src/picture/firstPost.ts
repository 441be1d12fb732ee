import type { FeedItem } from '@plaza/api-contract';
import type { EarlyPage } from '@plaza/shell-contract/first-picture';
import { chosenTab, readFeed } from '../home/feed/feedCache.ts';
import { wasReading } from '../home/feed/wasReading.ts';

/** The post that home will begin with, as far as can be said: not for who was reading further down, or on another tab. */
export async function firstPost({
  userId,
  ask,
}: Pick<EarlyPage, 'userId' | 'ask'>): Promise<FeedItem | undefined> {
  if (chosenTab(sessionStorage) !== 'friends') return undefined;
  const kept = readFeed(localStorage, 'friends', userId);
  if (kept) return kept.place ? undefined : kept.items.find(({ ID }) => ID === kept.feed.entries[0]?.id);
  const [items = [], position] = await Promise.all([
    ask('GET /contents/friends'),
    ask('GET /contents/position'),
  ]);
  const { post = null, at = null } = position?.friends ?? {};
  const wasElsewhere =
    post !== null && at !== null && wasReading(items, { post, at: new Date(at).getTime() });
  return wasElsewhere ? undefined : items[0];
}
