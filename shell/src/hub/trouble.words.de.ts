import type { Translation } from '@plaza/design-system';
import type { troubleWords } from './trouble.words.ts';

export const hubTrouble: Translation<typeof troubleWords> = {
  connecting: 'Verbindet sich …',
  unavailable: 'Keine Live-Verbindung. Wird weiter versucht …',
  failed: 'Live-Neuigkeiten wurden abgelehnt.',
  disconnected: 'Live-Neuigkeiten sind beendet.',
  waiting: {
    one: '{count} Sache wartet darauf, gesendet zu werden.',
    other: '{count} Sachen warten darauf, gesendet zu werden.',
  },
  reconnect: 'Neu verbinden',
};
