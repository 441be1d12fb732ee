import type { Translation } from '@plaza/design-system';
import type { playWords } from './words.ts';

export const play: Translation<typeof playWords> = {
  title: 'Spiel',
  back: 'Zurück',
  loading: 'Spiel wird geladen …',
  failed: 'Das Spiel ließ sich nicht laden: {message}',
  unknown: 'Dieses Spiel gibt es nicht.',
  none: 'Kein Spiel zum Anzeigen.',
  noUrl: 'Dieses Spiel hat keine Adresse zum Einbetten.',
  toGames: 'Zu den Spielen',
  fullScreen: 'Vollbild',
  told: '{score} Punkte. Spiele anderer Seiten stehen auf keiner Bestenliste.',
};
