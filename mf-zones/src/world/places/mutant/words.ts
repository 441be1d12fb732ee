import { defineWords } from '../../../words.ts';

export const mutantWords = defineWords('mutantThings', {
  'mix/a': 'Take of the spiked plant',
  'mix/b': 'Take of the fern',
  'mix/c': 'Take of the bulbs',
  'mix/a:on': 'The spiked plant is in the vat',
  'mix/b:on': 'The fern is in the vat',
  'mix/c:on': 'The bulbs are in the vat',
  king: 'Let the great mushroom jump',
  flower: 'Wake the flower',
});
