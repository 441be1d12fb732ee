import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  state: 'Open card {open}. Goes: {goes}. Stock {stock}.',
  any: 'any',
  none: 'nothing',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
