import type { Translation } from '@plaza/design-system';
import type { explorerWords } from './words.ts';

export const explorerThings: Translation<typeof explorerWords> = {
  'beacons:off': 'Das Signalfeuer anzünden',
  'beacons:on': 'Das Signalfeuer löschen',
  map: 'Den Kartenstein lesen',
  cow: 'Die Kuhglocke läuten',
  'flags:still': 'Den Wind rufen',
  'flags:wind': 'Den Wind ruhen lassen',
};
