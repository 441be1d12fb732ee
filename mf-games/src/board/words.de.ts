import type { Translation } from '@plaza/design-system';
import type { boardWords } from './words.ts';

export const board: Translation<typeof boardWords> = {
  title: 'Beste Runden',
  spans: 'Welche Runden',
  today: 'Heute',
  daily: 'Gleich für alle',
  week: 'Diese Woche',
  all: 'Insgesamt',
  friends: 'Freunde',
  slow: 'Langsam',
  dailySeed: 'Das Brett von heute spielen, gleich für alle',
  loading: 'Die besten Runden werden geladen',
  failed: 'Die besten Runden ließen sich nicht laden',
  none: 'Noch niemand',
  noneWords: 'Die erste Runde bis zum Ende steht ganz oben.',
  counted: '{score} Punkte.',
  notCounted:
    'Deine {score} Punkte konnten nicht gezählt werden: Plaza ist beschäftigt oder nicht erreichbar.',
  again: 'Noch einmal versuchen',
  uncounted: '{score} Punkte, nicht in der Wertung.',
  countedSlow: '{score} Punkte, auf der Liste der langsamen Runden.',
  rank: 'Deine beste ist Platz {rank}.',
  share: 'Im Feed teilen',
  shared: 'Geteilt',
  notShared: 'Das wurde nicht geteilt. Bitte versuch es noch einmal.',
  post: 'Ich habe {score} Punkte in {title}. Schaffst du mehr? {address}',
};
