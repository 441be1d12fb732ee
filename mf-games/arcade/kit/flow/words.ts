import { german } from './words.de.ts';

/** What the kit writes on its cards. Games themselves teach without words. */
export const english = {
  paused: 'Paused',
  best: 'Best {score}',
  today: 'Today {score}',
  score: 'Score {score}',
  record: 'New best',
  rank: 'Place {rank}',
  toNext: '{points} to the next place',
  toBest: '{points} to your best',
  space: 'Space',
  over: 'The end. Score {score}.',
  started: 'Started.',
  title: '{title}. Press a key or tap to play.',
  amber: 'amber disc',
  teal: 'teal drop',
  rose: 'rose diamond',
  sky: 'sky square',
  leaf: 'leaf star',
};

export type Word = keyof typeof english;

const languages: Readonly<Record<string, Readonly<Record<Word, string>>>> = { en: english, de: german };

/** Words of a game beside those of the kit, for captions and for what screen readers hear. */
export interface Words<Name extends string> {
  en: Readonly<Record<Name, string>>;
  de: Readonly<Record<Name, string>>;
}

export type Holes = Readonly<Record<string, string | number>>;

/** A sentence of the kit in the visitor's language. */
export function say(locale: string, word: Word, holes: Holes = {}): string {
  return fill((languages[locale.slice(0, 2)] ?? english)[word], holes);
}

export function fill(sentence: string, holes: Holes): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(holes[name] ?? ''));
}
