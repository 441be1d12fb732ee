import type { Translation } from '@plaza/design-system';
import type { avatarWords } from './words.ts';

export const avatarThings: Translation<typeof avatarWords> = {
  'bells:off': 'Blume berühren',
  'bells:on': 'Blume verlöschen lassen',
  leaf: 'Auf dem Blatt reiten',
  pool: 'Farben wechseln',
};
