import { calls, type FeedItem } from '@plaza/api-contract';

/** A post of which the test says only what matters. */
export function feedItem(about: Partial<FeedItem>): FeedItem {
  return {
    ...calls['GET /posts/:id'].example,
    own: { stars: null, emoji: null },
    cursor: `after ${about.ID ?? '41'}`,
    ...about,
  };
}
