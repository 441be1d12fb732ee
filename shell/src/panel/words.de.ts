import type { Translation } from '@plaza/design-system';
import type { panelWords } from './words.ts';

export const panel: Translation<typeof panelWords> = {
  title: 'Remotes',
  resetAll: 'Alle zurücksetzen',
  about: 'Revision {revision}, Shell {shell}, Vertrag {contract}',
  aboutCopy: 'Revision {revision}, Shell {shell}, Vertrag {contract}, aus der letzten guten Kopie',
  noRegistry: 'Kein Verzeichnis, Vertrag {contract}',
  allow: 'Hier erlauben',
  refused: 'Der Server hat es nicht erlaubt. Das darf nur die Administration.',
  closed:
    'Dieser Browser lädt Remotes nur von {brand}. Abweichungen von diesem Rechner lassen sich für einen halben Tag erlauben.',
  version: 'Version',
  before: 'Davor',
  none: 'keine',
  shownIn: 'Zu sehen nach',
  notYet: 'noch nicht',
  fetched: 'Geladen',
  reports: 'Meldungen',
  port: 'Port von {name} auf diesem Rechner',
  use: 'Benutzen',
  reset: 'Zurücksetzen',
  off: 'abgeschaltet',
  failed: 'fehlgeschlagen',
  shown: 'auf dem Bildschirm',
  loading: 'lädt',
  unopened: 'noch nicht geöffnet',
  opened: 'schon geöffnet',
  failedBefore: 'schon einmal fehlgeschlagen',
};
