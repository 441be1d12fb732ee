import { defineWords } from '../words.ts';

export const liveWords = defineWords('liveZones', {
  people: { one: '{count} person inside', other: '{count} people inside' },
});
