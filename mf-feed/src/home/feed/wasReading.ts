import type { FeedItem } from '@plaza/api-contract';

/**
 * Whether somebody who was last at a post was reading in the middle of the feed. Who was at its top then, with nothing
 * newer above, wants the top now and not the post that was there yesterday.
 */
export function wasReading(newest: readonly FeedItem[], place: { post: string; at: number }): boolean {
  const index = newest.findIndex(({ ID }) => ID === place.post);
  if (index < 0) return newest.length > 0;
  const above = newest[index - 1];
  return above !== undefined && new Date(above.created_at).getTime() <= place.at;
}
