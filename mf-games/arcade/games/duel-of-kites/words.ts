import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  joined: 'Two players',
  slack: 'A string nobody minds wears out',
  wind: 'The wind turns',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
