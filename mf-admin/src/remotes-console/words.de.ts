import type { Translation } from '@plaza/design-system';
import type { consoleWords, eventWords, listWords, roomWords } from './words.ts';

export const consoles: Translation<typeof consoleWords> = {
  remotes: 'Remotes',
  none: 'keine',
  room: 'Raum',
  state: 'Zustand',
  live: 'Live',
  before: 'Davor',
  trying: 'Im Test',
  off: 'Abgeschaltet',
  empty: 'Nichts live',
  unseen: 'Ruhig',
  well: { one: 'Läuft in {count} Browser', other: 'Läuft in {count} Browsern' },
  tryingIn: { one: 'Version im Test, {count} Browser', other: 'Version im Test, {count} Browser' },
  failing: {
    one: 'Scheitert in {failing} von {count} Browser',
    other: 'Scheitert in {failing} von {count} Browsern',
  },
};

export const list: Translation<typeof listWords> = {
  line: 'Was live ist, wie es läuft, und der Weg zurück.',
  loading: 'Remotes werden geladen',
  failed: 'Die Remotes ließen sich nicht laden',
  nothing: 'Es ist nichts ausgeliefert',
  nothingWords: '<code>npm run deploy -- all</code> holt die Räume herein.',
};

export const room: Translation<typeof roomWords> = {
  all: 'Alle Remotes',
  loading: 'Raum wird geladen',
  failed: 'Der Raum ließ sich nicht laden',
  missing: 'Diesen Raum gibt es nicht',
  missingWords: 'Niemand hat einen Raum namens {name} ausgeliefert.',
  see: 'Alle Remotes ansehen',
  versions: 'Versionen',
  version: 'Version',
  published: 'Veröffentlicht',
  by: 'Von',
  commit: 'Commit',
  size: 'Größe',
  health: 'Zustand',
  use: 'Verwenden',
  quiet: 'ruhig',
  wellIn: 'läuft in {browsers}',
  failsIn: 'scheitert in {failing} von {browsers}',
  history: 'Verlauf',
  when: 'Wann',
  what: 'Was',
  from: 'Von',
  to: 'Nach',
  who: 'Wer',
  why: 'Warum',
  notSaid: 'ohne Angabe',
};

export const events: Translation<typeof eventWords> = {
  published: 'Veröffentlicht',
  activated: 'Aktiviert',
  canary: 'Bei einigen getestet',
  'rolled-back': 'Zurückgerollt',
  'auto-rolled-back': 'Von selbst zurückgerollt',
  killed: 'Abgeschaltet',
  revived: 'Eingeschaltet',
  token: 'Deploy-Token ausgestellt',
};
