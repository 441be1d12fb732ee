import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  state: 'Clock {clock}. {up} of {all} hands point up. {turns} turns, {par} are enough.',
  gear: 'This hand is {off} turns to the right of up.',
  bolted: 'This gear is bolted.',
  hurry: 'Little time left',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
