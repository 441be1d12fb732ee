import type { FeedItem } from '@plaza/api-contract';
import { FEED_PAGE } from '@plaza/api-contract/values';
import type { Page } from '@plaza/shell-contract';

/** For live lists of posts whose call answers a plain list: the next page begins after the last one's cursor. */
export const postPages = {
  key: ({ ID }: FeedItem) => ID,
  page: (items: FeedItem[]): Page<FeedItem> => ({
    items,
    next: items.length < FEED_PAGE ? null : (items.at(-1)?.cursor ?? null),
  }),
};
