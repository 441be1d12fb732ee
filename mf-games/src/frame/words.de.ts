import type { Translation } from '@plaza/design-system';
import type { frameWords } from './words.ts';

export const gameFrame: Translation<typeof frameWords> = {
  silent: '{title} startet nicht',
  silentWords: 'Das Spiel hat zehn Sekunden lang nicht geantwortet. Meist hilft es, es neu zu laden.',
  silentElsewhere:
    'Seine Website hat zehn Sekunden lang nicht geantwortet. Vielleicht gibt es es nicht mehr, es ist langsam, oder es braucht einen eigenen Tab.',
  refused: '{title} lässt sich hier nicht zeigen',
  refusedWords:
    'Es darf nicht in dieser Seite stehen. In einem eigenen Tab lässt es sich vielleicht spielen.',
  ownTab: 'In neuem Tab öffnen',
  next: 'Nächstes Spiel',
  toGames: 'Zu den Spielen',
  retry: 'Neu laden',
};
