import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  joined: 'Zu zweit',
  wind: 'Der Wind dreht',
};
