import type { Translation } from '@plaza/design-system';
import type { favoriteWords } from './words.ts';

export const favorites: Translation<typeof favoriteWords> = {
  title: 'Favoriten',
  add: 'Zu den Favoriten',
  remove: 'Aus den Favoriten nehmen',
  added: '{title} ist jetzt unter deinen Favoriten',
  removed: '{title} ist nicht mehr unter deinen Favoriten',
  undo: 'Rückgängig',
  grid: 'Lieblingsspiele',
  played: 'Zuletzt gespielt',
  loading: 'Favoriten werden geladen',
  failed: 'Die Lieblingsspiele ließen sich nicht laden.',
  none: 'Noch keine Lieblingsspiele.',
  noneWords: 'Drück das Herz neben einem Spiel, dann wartet es hier auf dich.',
  toGames: 'Zu den Spielen',
  shown: 'Auf deinem Profil zeigen',
  shownHint: 'Andere sehen deine Lieblingsspiele, oder nur du.',
  notSaved: 'Das ließ sich nicht speichern. Bitte versuch es noch einmal.',
};
