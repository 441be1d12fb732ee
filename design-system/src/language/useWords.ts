import { use, useSyncExternalStore } from 'react';
import type { WordGroup } from './createWords.ts';
import { listen } from './language.ts';
import type { Phrases, Words } from './Phrase.ts';

/** The words of a group in the language of the visitor. */
export function useWords<Base extends Phrases>(group: WordGroup<Base>): Words<Base> {
  const now = () => group.now;
  const words = useSyncExternalStore(listen, now, now);
  // A space opens in the right language rather than in English for a moment; at a change the old words stay meanwhile.
  if (group.opening) use(group.opening);
  return words;
}
