import type { Translation } from '@plaza/design-system';
import type { explorerWords } from './words.ts';

export const explorerThings: Translation<typeof explorerWords> = {
  beacons: 'Das Signalfeuer anzünden oder löschen',
  map: 'Den Kartenstein lesen',
  cow: 'Die Kuhglocke läuten',
  'flags:still': 'Den Wind rufen',
  'flags:wind': 'Den Wind ruhen lassen',
};
