import type { Translation } from '@plaza/design-system';
import type { achievementWords } from './words.ts';

export const achievements: Translation<typeof achievementWords> = {
  title: 'Erspielt',
  loading: 'Erspieltes wird geladen',
  failed: 'Was erspielt wurde, ließ sich nicht laden',
  none: 'Noch nichts. Der erste Lauf eines Spiels, der zählt, bringt das Erste.',
  earned: 'Erspielt: {name}',
  firstRun: 'Erstes Licht',
  firstRunWhy: 'Ein erster Lauf, der zählt.',
  fiveGames: 'Auf einem Spaziergang',
  fiveGamesWhy: 'Fünf Spiele bis zum Ende gespielt.',
  tenGames: 'Kennt die Spielhalle',
  tenGamesWhy: 'Zehn Spiele bis zum Ende gespielt.',
  fiftyRuns: 'Gut geübt',
  fiftyRunsWhy: 'Fünfzig Läufe, die zählen.',
  sevenDays: 'Stammgast',
  sevenDaysWhy: 'Das Brett des Tages, an sieben Tagen.',
  firstPlace: 'Ganz oben',
  firstPlaceWhy: 'Der beste Lauf eines Spiels, vor zwei anderen.',
};
