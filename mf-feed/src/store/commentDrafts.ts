import { keepIfItFits } from './keepIfItFits.ts';
import type { CommentEntry } from './postEntries.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Where a tab keeps what is typed under a post, or as a reply to one of its comments. */
export function draftOf(post: string, parent: string | null): string {
  return `feedComment ${parent === null ? post : `${post} ${parent}`}`;
}

/** Puts words that the server would not have above what is typed there now. Answers where they are. */
export function giveBack(tab: Shelf, { post, parent, context }: CommentEntry, error: unknown): string {
  // What was replied to is gone, and its field with it.
  const isAnswerable = !(error instanceof Error && 'code' in error && error.code === 'feed.unknown-comment');
  const draft = draftOf(post, isAnswerable ? parent : null);
  keepIfItFits(tab, draft, wordsAbove(context, tab.getItem(draft) ?? ''));
  return draft;
}

export function wordsAbove(words: string, typed: string): string {
  return typed === '' ? words : `${words}\n${typed}`;
}
