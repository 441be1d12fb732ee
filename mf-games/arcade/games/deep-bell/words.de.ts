import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  heart: 'Der Atem wird knapp',
};
