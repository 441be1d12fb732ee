import { defineWords } from '../../../words.ts';

export const avatarWords = defineWords('avatarThings', {
  bells: 'Touch the flower',
  leaf: 'Ride the leaf',
  pool: 'Change your colours',
});
