import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  gun: 'The gun: sail',
  early: 'Too early over the line',
  shaded: 'Somebody takes your wind',
  full: 'The stolen wind is full',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
