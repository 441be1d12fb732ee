import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  show: 'Bau {burrow}: {parcel}.',
  swap: '{a} und {b} tauschen.',
  ask: 'Wer bekommt: {parcel}?',
  right: 'Richtig.',
  wrong: 'Falsch. Es war {burrow}.',
};
