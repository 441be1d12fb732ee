import { defineWords } from '../words.ts';

export const createZoneWords = defineWords('createZone', {
  title: 'Feature Not Available',
  why: 'This feature is not available in this demo version. Please contact the admin.',
  see: 'See all zones',
});
