import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  paused: 'Pause',
  best: 'Bestwert {score}',
  today: 'Heute {score}',
  score: '{score} Punkte',
  record: 'Neuer Bestwert',
  rank: 'Platz {rank}',
  toNext: 'Noch {points} bis zum nächsten Platz',
  toBest: 'Noch {points} bis zum Bestwert',
  space: 'Leertaste',
  over: 'Ende. {score} Punkte.',
  started: 'Los geht es.',
  title: '{title}. Taste drücken oder tippen.',
  amber: 'gelbe Scheibe',
  teal: 'türkiser Tropfen',
  rose: 'rote Raute',
  sky: 'blaues Quadrat',
  leaf: 'grüner Stern',
};
