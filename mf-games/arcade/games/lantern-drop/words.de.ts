import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  spark: 'Funke, {piece}',
  lantern: 'Laterne, {piece}',
  state: '{held}. Spalte {column}. Höhen {heights}.',
};
