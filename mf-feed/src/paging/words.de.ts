import type { Translation } from '@plaza/design-system';
import type { pagingWords } from './words.ts';

export const paging: Translation<typeof pagingWords> = {
  loading: 'Lädt …',
  more: 'Mehr laden',
  failed: 'Die nächsten kamen nicht an.',
  retry: 'Erneut versuchen',
  partOffline: 'Du bist offline',
  partOfflineWords:
    'Das öffnet sich von selbst, sobald die Verbindung wieder da ist. Was du offen hattest, ist noch da.',
  partFailed: 'Das wurde nicht geladen. Prüfe deine Verbindung und versuch es noch einmal.',
};
