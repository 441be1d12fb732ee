import { defineWords } from '../../../words.ts';

export const hauntedFactoryWords = defineWords('hauntedFactoryThings', {
  'machine/fire': 'Pull the lever of the fire',
  'machine/water': 'Pull the lever of the water',
  'machine/wheel': 'Pull the lever of the wheel',
  'machine/fire:on': 'The lever of the fire is pulled',
  'machine/water:on': 'The lever of the water is pulled',
  'machine/wheel:on': 'The lever of the wheel is pulled',
  'machine:runs': 'The great machine runs',
  'lantern:here': 'Reach for the lantern',
  'lantern:gone': 'Wait for the lantern here',
  lift: 'Take the lift, one floor too far',
  'lamp:flickers': 'Kick the lamp post',
  'lamp:kicked': 'Kick it once more',
});
