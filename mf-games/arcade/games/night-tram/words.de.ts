import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  rain: 'Es beginnt zu regnen',
  oncoming: 'Eine Glocke von vorn: noch eine Tram',
  scrape: 'Die Wand bremst und schüttelt den Tee',
  spill: 'Der Tee schwappt über',
};
