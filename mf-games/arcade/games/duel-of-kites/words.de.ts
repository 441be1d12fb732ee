import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  joined: 'Zu zweit',
  slack: 'Ein Faden, den niemand führt, nutzt sich ab',
  wind: 'Der Wind dreht',
};
