import type { Translation } from '@plaza/design-system';
import type { gamesWords } from './words.ts';

export const games: Translation<typeof gamesWords> = {
  title: 'Spiele',
  loading: 'Spiele werden geladen …',
  failed: 'Fehler: {why}',
  none: 'Keine Spiele zum Anzeigen.',
  noneWhy: 'Hier erscheinen Spiele, sobald die Administration eines hinzufügt.',
  again: 'Noch einmal nachsehen',
  previous: 'Voriges Spiel',
  next: 'Nächstes Spiel',
  open: 'Groß spielen',
  empty: 'Keine Spiele verfügbar',
  all: 'Alle Spiele',
};
