import type { Translation } from '@plaza/design-system';
import type { friendsInZonesWords } from './words.ts';

export const friendsInZones: Translation<typeof friendsInZonesWords> = {
  title: 'Freunde in Zonen',
  isIn: 'ist in {zone}',
  join: 'Dazukommen',
  more: { one: '{count} weiterer Mensch ist in einer Zone', other: '{count} weitere sind in Zonen' },
};
