import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  rows: 'Stones, row by row: {rows}. {water} rows under water.',
  hand: 'In hand: {word}.',
  danger: 'The water is nearly at the top',
  tide: 'The tide comes in',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
