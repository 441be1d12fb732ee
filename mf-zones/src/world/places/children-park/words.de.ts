import type { Translation } from '@plaza/design-system';
import type { parkWords } from './words.ts';

export const parkThings: Translation<typeof parkWords> = {
  'carousel:turns': 'Karussell anhalten',
  'carousel:stands': 'Karussell starten',
  swing: 'Schaukeln',
  'kite:flies': 'Drachen tauchen lassen',
  'kite:dives': 'Drachen steigen lassen',
};
