import { catalogue } from '@plaza/arcade/catalogue';
import type { keyWords, lineWords } from './words.ts';

type GameWord = keyof typeof lineWords.base & keyof typeof keyWords.base;

/** By which name words know a game of the arcade: `lanternDrop`. Nothing for a stranger's. */
export function wordOf({ url }: { url: string }): GameWord | undefined {
  const slug = /^\/framed\/mf-games\/([a-z-]+)\/$/.exec(url)?.[1];
  if (!slug || !catalogue.some(({ id }) => id === slug)) return undefined;
  // A test says that each game of the catalogue has its words.
  return slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as GameWord;
}
