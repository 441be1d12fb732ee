import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  state: 'Loch {hole}. Kreide {ink} Prozent. Striche {lines}. Enter lässt die Murmel los.',
  runs: 'Die Murmel läuft. Glocken {bells}.',
  home: 'Im Ziel, mit {bells} Glocken.',
};
