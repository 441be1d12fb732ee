import { defineWords } from '../../../words.ts';

export const explorerWords = defineWords('explorerThings', {
  'beacons:off': 'Light the beacon',
  'beacons:on': 'Put out the beacon',
  map: 'Read the map stone',
  cow: 'Ring the cowbell',
  'flags:still': 'Call the wind',
  'flags:wind': 'Let the wind rest',
});
