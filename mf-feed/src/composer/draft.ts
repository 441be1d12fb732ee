import type { Media, Sharing } from '@plaza/api-contract';
import { keepIfItFits } from '../store/keepIfItFits.ts';

/** What somebody has begun to write. */
export interface Draft {
  text: string;
  sharing: Sharing;
  /** The name of the post before it has a number: sent twice, it is one post. */
  clientId: string;
  /** What is on the server already, with the words typed for it, and those that the server was told. */
  media: (Media & { told?: string })[];
  /** What is not; the files themselves lie on the shelf of files. */
  waiting: Waiting[];
  /** For whom it was when it first went out: a post that is for others by now was changed elsewhere. */
  firstFor?: Sharing;
  /** The words and pictures of each try so far: a post with others was edited elsewhere. */
  tried?: string[];
}

export interface Waiting {
  key: string;
  name: string;
  kind: Media['kind'];
  alt: string;
  /** Its place among all that is attached. */
  at: number;
}

const KEY = 'feedDraft';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Kept = Pick<Draft, 'sharing' | 'media' | 'waiting'>;

export function newDraft(text = '', kept: Kept = { sharing: 1, media: [], waiting: [] }): Draft {
  const { sharing, media, waiting } = kept;
  return { text, sharing, clientId: crypto.randomUUID(), media, waiting };
}

/** What is in the composer when it opens: what was begun, and below it what another app shares. */
export function beginDraft(shelf: Shelf, userId: string, shared: string): Draft {
  const kept = readDraft(shelf, userId);
  if (!kept) return newDraft(shared);
  if (!shared || kept.text.includes(shared)) return kept;
  return { ...kept, text: kept.text.trim() === '' ? shared : `${kept.text.trimEnd()}\n\n${shared}` };
}

/** Hears of a draft that another tab has sent, or thrown away. Returns the way to stop. */
export function hearSent(heard: (draft: Pick<Draft, 'clientId' | 'text' | 'media'>) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener(
    'storage',
    ({ key, newValue, oldValue }) => {
      // Written by this file alone.
      if (key === KEY && newValue === null && oldValue !== null) heard(JSON.parse(oldValue) as Draft);
    },
    { signal },
  );
  return () => leaving.abort();
}

export function readDraft(shelf: Shelf, userId: string): Draft | undefined {
  try {
    // Written by the function below; an older version of it knew nothing of what waits.
    const kept = JSON.parse(shelf.getItem(KEY) ?? 'null') as (Draft & { userId: string }) | null;
    return kept?.userId === userId ? { ...kept, waiting: kept.waiting ?? [] } : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(shelf: Shelf, userId: string, draft: Draft): void {
  const isEmpty = draft.text.trim() === '' && draft.media.length === 0 && draft.waiting.length === 0;
  if (isEmpty) shelf.removeItem(KEY);
  else keepIfItFits(shelf, KEY, JSON.stringify({ userId, ...draft }));
}

export function dropDraft(shelf: Shelf): void {
  shelf.removeItem(KEY);
}
