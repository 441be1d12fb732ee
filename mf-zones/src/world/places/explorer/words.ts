import { defineWords } from '../../../words.ts';

export const explorerWords = defineWords('explorerThings', {
  beacons: 'Light the beacon, or put it out',
  map: 'Read the map stone',
  cow: 'Ring the cowbell',
  'flags:still': 'Call the wind',
  'flags:wind': 'Let the wind rest',
});
