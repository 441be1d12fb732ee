import { defineWords } from '../words.ts';

export const starWords = defineWords('stars', {
  shown: '{label}: {value} of 5 stars',
  step: { one: '{count} star', other: '{count} stars' },
});
