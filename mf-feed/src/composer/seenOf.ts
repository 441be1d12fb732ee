import type { FeedItem } from '@plaza/api-contract';

export function seenOf({ edited_at }: FeedItem): string | null {
  return edited_at === null ? null : new Date(edited_at).toISOString();
}
