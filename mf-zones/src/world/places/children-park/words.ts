import { defineWords } from '../../../words.ts';

export const parkWords = defineWords('parkThings', {
  'carousel:turns': 'Stop the carousel',
  'carousel:stands': 'Start the carousel',
  swing: 'Swing',
  'kite:flies': 'Let the kite dive',
  'kite:dives': 'Let the kite climb',
});
