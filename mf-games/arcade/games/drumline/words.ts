import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  silent: 'A drum falls silent',
  back: 'The drum is back',
  encore: 'Encore',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
