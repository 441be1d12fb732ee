import type { Translation } from '@plaza/design-system';
import type { consoleWords, eventWords, listWords, remoteWords } from './words.ts';

export const consoles: Translation<typeof consoleWords> = {
  remotes: 'Remotes',
  none: 'keine',
  remote: 'Remote',
  state: 'Zustand',
  live: 'Live-Version',
  before: 'Vorige Version',
  trying: 'Canary',
  rate: 'Fehlerrate, zwei Minuten',
  percent: '{count} %',
  off: 'Abgeschaltet',
  empty: 'Nichts live',
  unseen: 'Zwei Minuten ohne Besuch',
  well: { one: 'Läuft in {count} Browser', other: 'Läuft in {count} Browsern' },
  tryingIn: { one: 'Version im Test, {count} Browser', other: 'Version im Test, {count} Browser' },
  failing: {
    one: 'Scheitert in {failing} von {count} Browser',
    other: 'Scheitert in {failing} von {count} Browsern',
  },
};

export const list: Translation<typeof listWords> = {
  line: 'Welche Version jedes Remotes live ist, wie gesund sie ist und wie man sie zurückrollt.',
  loading: 'Remotes werden geladen',
  failed: 'Die Remotes ließen sich nicht laden',
  nothing: 'Es ist nichts ausgeliefert',
  nothingWords: '<code>npm run deploy -- all</code> bringt sie her.',
};

export const remote: Translation<typeof remoteWords> = {
  all: 'Alle Remotes',
  loading: 'Remote wird geladen',
  failed: 'Das Remote ließ sich nicht laden',
  missing: 'Dieses Remote gibt es nicht',
  missingWords: 'Niemand hat ein Remote namens {name} ausgeliefert.',
  see: 'Alle Remotes ansehen',
  versions: 'Versionen',
  version: 'Version',
  published: 'Veröffentlicht',
  by: 'Von',
  commit: 'Commit',
  size: 'Größe',
  health: 'Zustand',
  use: 'Verwenden',
  quiet: 'kein Besuch',
  wellIn: { one: 'läuft in {count} Browser', other: 'läuft in {count} Browsern' },
  failsIn: {
    one: 'scheitert in {failing} von {count} Browser',
    other: 'scheitert in {failing} von {count} Browsern',
  },
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
