import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  rain: 'It begins to rain',
  oncoming: 'A bell from ahead: another tram',
  scrape: 'The wall brakes, and shakes the tea',
  spill: 'The tea runs over',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
