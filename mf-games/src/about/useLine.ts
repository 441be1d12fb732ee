import { useWords } from '@plaza/design-system';
import { wordOf } from './wordOf.ts';
import { lineWords } from './words.ts';

/** What one does in a game, in the language of the visitor; what an administrator wrote of it stays as it is. */
export function useLine(): (game: { url: string; line?: string | undefined }) => string | undefined {
  const t = useWords(lineWords);
  return (game) => {
    const word = wordOf(game);
    return word && game.line === lineWords.base[word] ? t[word] : game.line;
  };
}
