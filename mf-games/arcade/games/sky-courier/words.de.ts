import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  creak: 'Die Wetterfahne knarrt',
  thunder: 'Donner',
};
