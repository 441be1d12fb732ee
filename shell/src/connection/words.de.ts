import type { Translation } from '@plaza/design-system';
import type { chapterWords, hubWords } from './words.ts';

export const hub: Translation<typeof hubWords> = {
  title: 'Verbindung',
  intro:
    'Neuigkeiten erreichen diese Seite über eine Live-Verbindung. Was mit ihr zuletzt geschah, steht hier, das Neueste zuerst.',
  now: 'Jetzt',
  initialized: 'Noch nicht gebraucht',
  connecting: 'Verbindet sich',
  connected: 'Verbunden',
  unavailable: 'Keine Verbindung. Wird weiter versucht',
  failed: 'Vom Server abgelehnt',
  disconnected: 'Beendet',
  nothingYet: 'Noch ist nichts geschehen.',
  events: 'Was mit der Verbindung geschah',
  copy: 'Kopieren',
  copied: 'Die Liste ist kopiert.',
  notCopied: 'Dieser Browser lässt Seiten nicht kopieren. Bitte markiere die Liste und kopiere sie selbst.',
  share: 'Verbindungsstatistik senden',
  shareHint:
    'Einmal in der Minute: wie oft sich dieser Browser verbunden hat, wie lange es dauerte, wie oft es abbrach. Niemand wird genannt. Dieser Browser merkt es sich.',
};

export const hubChapters: Translation<typeof chapterWords> = {
  connecting: 'Versucht sich zu verbinden',
  connected: 'Verbunden',
  unreachable: 'Der Server war nicht zu erreichen',
  refused: 'Der Server hat abgelehnt',
  broken: 'Die Verbindung ist abgebrochen',
  'sent-away': 'Der Server bat, neu zu kommen',
  closed: 'Der Server hat die Verbindung geschlossen',
  unavailable: 'Seit zehn Sekunden ohne Verbindung',
  resynced: 'Nachgeholt, was der Server verpasst hatte',
  renewed: 'Zugang erneuert',
  ended: 'Hier beendet',
};
