import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  growl: 'The bear wakes',
  sleep: 'The bear sleeps again',
  open: 'The gate is open',
  state: 'Night {night}. {apples} apples left. {hearts} hearts.',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
