import { defineWords } from '../../../words.ts';

export const extraTerrestrialWords = defineWords('extraTerrestrialThings', {
  'organ:off': 'Play the crystal',
  'organ:on': 'Let the crystal go dark',
  'craft:silent': 'Wake the craft',
  'craft:awake': 'Let the craft sleep',
  door: 'Close the door for a while',
});
