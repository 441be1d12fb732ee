import { defineWords } from '../../../words.ts';

/** What using each thing does, named by the thing, or by the thing and its state. */
export const castleWords = defineWords('castleThings', {
  'drawbridge:down': 'Raise the drawbridge',
  'drawbridge:up': 'Lower the drawbridge',
  bell: 'Ring the great bell',
  'flag:up': 'Lower the flag',
  'flag:lowered': 'Raise the flag',
});
