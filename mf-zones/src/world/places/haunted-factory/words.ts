import { defineWords } from '../../../words.ts';

export const hauntedFactoryWords = defineWords('hauntedFactoryThings', {
  'machine/fire': 'Pull the lever of the fire',
  'machine/water': 'Pull the lever of the water',
  'machine/wheel': 'Pull the lever of the wheel',
  'machine:runs': 'The great machine runs',
  lantern: 'Reach for the lantern',
  lift: 'Take the lift, one floor too far',
  'lamp:flickers': 'Kick the lamp post',
  'lamp:kicked': 'Kick it once more',
});
