import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  state: 'Hole {hole}. Chalk {ink} percent. Lines {lines}. Enter lets the marble go.',
  runs: 'The marble runs. Bells {bells}.',
  home: 'Home, with {bells} bells.',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
