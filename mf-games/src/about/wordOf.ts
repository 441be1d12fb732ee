import { useWords } from '@plaza/design-system';
import { lineWords } from './words.ts';

export type GameWord = keyof typeof lineWords.base;

/** By which name words know a game of the arcade: `lanternDrop`. Nothing for a stranger's. */
export function wordOf({ url }: { url: string }): GameWord | undefined {
  const slug = /^\/framed\/mf-games\/([a-z-]+)\/$/.exec(url)?.[1] ?? '';
  const word = slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  // A test says that each game of the arcade has its words.
  return Object.hasOwn(lineWords.base, word) ? (word as GameWord) : undefined;
}

/** What one does in a game, in the language of the visitor; what an administrator wrote of it stays as it is. */
export function useLine(): (game: { url: string; line?: string | undefined }) => string | undefined {
  const t = useWords(lineWords);
  return (game) => {
    const word = wordOf(game);
    return word && game.line === lineWords.base[word] ? t[word] : game.line;
  };
}
