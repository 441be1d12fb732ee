import { defineWords } from '../../../words.ts';

export const extraTerrestrialWords = defineWords('extraTerrestrialThings', {
  organ: 'Play the crystal',
  'craft:silent': 'Wake the craft',
  'craft:awake': 'Let the craft sleep',
  door: 'Close the door for a while',
});
