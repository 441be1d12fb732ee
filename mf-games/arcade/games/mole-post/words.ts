import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  show: 'Burrow {burrow}: {parcel}.',
  swap: '{a} and {b} change.',
  ask: 'Who wants the {parcel}?',
  right: 'Right.',
  wrong: 'Wrong. It was {burrow}.',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
