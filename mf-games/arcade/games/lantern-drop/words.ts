import type { Words } from '../../kit/flow/words.ts';
import { german } from './words.de.ts';

const english = {
  spark: 'Spark, {piece}',
  lantern: 'Lantern, {piece}',
  state: '{held}. Column {column}. Heights {heights}.',
};

export type Word = keyof typeof english;

export const words: Words<Word> = { en: english, de: german };
