import type { Translation } from '@plaza/design-system';
import type { safetyWords } from './words.ts';

export const chatSafety: Translation<typeof safetyWords> = {
  code: 'Die Sicherheitsnummer als QR-Code',
  scan: 'Code des anderen Geräts scannen',
  stop: 'Nicht mehr scannen',
  camera: 'Was die Kamera sieht',
  looking: 'Halte das andere Gerät vor die Kamera.',
  noCamera: 'Die Kamera ist nicht angegangen. Vergleicht stattdessen die Ziffern.',
  same: 'Die Codes sind gleich. Niemand hört dazwischen mit.',
  done: 'Fertig',
  notSame: 'Sie sind nicht gleich',
  different: 'Diese Nummern sind nicht gleich.',
  differentWords:
    'Vielleicht hört jemand dazwischen mit, oder du hast mit einem anderen Menschen verglichen. Schreib hier nichts Vertrauliches. Frag {name} auf einem anderen Weg, ob auf einem neuen Gerät neu angefangen wurde, und vergleicht noch einmal.',
  differentGroup:
    'Vielleicht hört jemand dazwischen mit, oder jemand von euch hat diese Gruppe länger nicht geöffnet. Öffnet sie beide und vergleicht noch einmal. Schreib hier bis dahin nichts Vertrauliches.',
};
