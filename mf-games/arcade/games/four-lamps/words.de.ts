import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  yours: 'Du bist dran. Spalten: {columns}.',
  theirs: 'Die andere Seite überlegt.',
  watch: 'Du schaust zu. Spalten: {columns}.',
  won: 'Vier in einer Reihe.',
  empty: 'leer',
};
