import type { Translation } from '@plaza/design-system';
import type { troubleWords } from './trouble.words.ts';

export const hubTrouble: Translation<typeof troubleWords> = {
  connecting: 'Verbindet sich …',
  unavailable: 'Keine Live-Verbindung. Wird weiter versucht …',
  failed: 'Der Server hat die Live-Verbindung abgelehnt.',
  disconnected: 'Live-Aktualisierungen sind beendet.',
  waiting: {
    one: '{count} Änderung wartet darauf, gesendet zu werden.',
    other: '{count} Änderungen warten darauf, gesendet zu werden.',
  },
  reconnect: 'Neu verbinden',
};
