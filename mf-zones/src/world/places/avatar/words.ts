import { defineWords } from '../../../words.ts';

export const avatarWords = defineWords('avatarThings', {
  'bells:off': 'Touch the flower',
  'bells:on': 'Let the flower go dark',
  leaf: 'Ride the leaf',
  pool: 'Change your colours',
});
