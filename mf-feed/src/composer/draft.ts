import type { Media, Sharing } from '@plaza/api-contract';

/** What somebody has begun to write. The media in it are on the server already. */
export interface Draft {
  text: string;
  sharing: Sharing;
  /** The name of the post before it has a number: sent twice, it is one post. */
  clientId: string;
  media: Media[];
}

const KEY = 'feedDraft';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function newDraft(text = ''): Draft {
  return { text, sharing: 1, clientId: crypto.randomUUID(), media: [] };
}

export function readDraft(shelf: Shelf, userId: string): Draft | undefined {
  try {
    // Written by the function below.
    const kept = JSON.parse(shelf.getItem(KEY) ?? 'null') as (Draft & { userId: string }) | null;
    return kept?.userId === userId ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(shelf: Shelf, userId: string, draft: Draft): void {
  if (draft.text.trim() === '' && draft.media.length === 0) shelf.removeItem(KEY);
  else shelf.setItem(KEY, JSON.stringify({ userId, ...draft }));
}

export function dropDraft(shelf: Shelf): void {
  shelf.removeItem(KEY);
}
