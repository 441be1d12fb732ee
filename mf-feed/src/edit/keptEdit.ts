import type { FeedItem } from '@plaza/api-contract';
import { seenOf } from '../post/seenOf.ts';
import { keepIfItFits } from '../store/keepIfItFits.ts';

/** Words for a post that are not saved yet, and which post they were begun from. */
export interface KeptEdit {
  text: string;
  version: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (post: FeedItem) => `feedEdit ${post.ID}`;

/** Another one after each change of the post, whoever made it. */
export function versionOf(post: FeedItem): string {
  return `${seenOf(post) ?? 'new'} ${post.sharing}`;
}

/** What its author has begun to write in this tab. */
export function readEdit(shelf: Shelf, post: FeedItem): KeptEdit | undefined {
  try {
    // Written by the function below.
    const kept = JSON.parse(shelf.getItem(keyOf(post)) ?? 'null') as (KeptEdit & { userId: string }) | null;
    return kept?.userId === post.user_id ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it over a reload. */
export function keepEdit(shelf: Shelf, post: FeedItem, { text, version }: KeptEdit): void {
  keepIfItFits(shelf, keyOf(post), JSON.stringify({ userId: post.user_id, text, version }));
}

export function dropEdit(shelf: Shelf, post: FeedItem): void {
  shelf.removeItem(keyOf(post));
}
