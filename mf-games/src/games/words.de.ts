import type { Translation } from '@plaza/design-system';
import type { gamesWords } from './words.ts';

export const games: Translation<typeof gamesWords> = {
  title: 'Spiele',
  loading: 'Spiele werden geladen …',
  failed: 'Fehler: {why}',
  none: 'Keine Spiele zum Anzeigen.',
  noneWhy: 'Noch hat niemand einen Automaten auf den Platz gerollt.',
  previous: 'Voriges Spiel',
  next: 'Nächstes Spiel',
  place: '{at} von {all}',
  coming: 'Als Nächstes: {title}',
};
