import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  silent: 'Eine Trommel verstummt',
  back: 'Die Trommel ist wieder da',
  encore: 'Zugabe',
};
