import { defineWords } from '../../../words.ts';

export const mutantWords = defineWords('mutantThings', {
  'mix/a': 'Take of the spiked plant',
  'mix/b': 'Take of the fern',
  'mix/c': 'Take of the bulbs',
  king: 'Let the great mushroom jump',
  flower: 'Wake the flower',
});
