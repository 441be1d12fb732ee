import type { Translation } from '@plaza/design-system';
import type { actWords } from './words.ts';

export const acts: Translation<typeof actWords> = {
  cancel: 'Abbrechen',
  failed: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
  activate: 'Aktivieren',
  activateOne: '{version} aktivieren',
  activateAsk: '{version} aktivieren?',
  activateWords: 'Alle bekommen diese Version von {room} mit ihrer nächsten Seite.',
  activateDone: '{room} {version} ist live.',
  rollback: 'Zurückrollen',
  rollbackAsk: '{room} zurückrollen?',
  rollbackWords: 'Alle bekommen mit ihrer nächsten Seite wieder {version}.',
  rollbackDone: '{room} ist wieder bei {version}.',
  kill: 'Abschalten',
  killAsk: '{room} abschalten?',
  killWords: 'Die Seiten davon sagen, dass es abgeschaltet ist, bis jemand es wieder einschaltet.',
  killDone: '{room} ist abgeschaltet.',
  revive: 'Einschalten',
  reviveAsk: '{room} einschalten?',
  reviveWords: 'Die aktive Version wird allen wieder angeboten.',
  reviveDone: '{room} ist eingeschaltet.',
};
