import { defineWords } from '../words.ts';

export const friendsInZonesWords = defineWords('friendsInZones', {
  title: 'Friends in zones',
  isIn: 'is in {zone}',
  join: 'Join',
  more: { one: '{count} more friend is in a zone', other: '{count} more friends are in zones' },
});
