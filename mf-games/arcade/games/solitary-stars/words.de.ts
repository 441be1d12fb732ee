import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  state: 'Offene Karte {open}. Es passt: {goes}. Stapel {stock}.',
  any: 'jede',
  none: 'nichts',
};
