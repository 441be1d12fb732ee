import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  yours: 'Your turn. Columns: {columns}.',
  theirs: 'The other one is thinking.',
  watch: 'You are watching. Columns: {columns}.',
  won: 'Four in a row.',
  empty: 'empty',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
