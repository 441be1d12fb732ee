import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  heart: 'Breath runs out',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
