import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  rows: 'Steine, Reihe für Reihe: {rows}. {water} Reihen unter Wasser.',
  hand: 'In der Hand: {word}.',
  danger: 'Das Wasser ist fast oben',
  tide: 'Die Flut kommt',
};
