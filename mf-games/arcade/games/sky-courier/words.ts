import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  creak: 'The vane creaks',
  thunder: 'Thunder',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
