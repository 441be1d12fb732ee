import { defineWords } from '../words.ts';

export const directoryWords = defineWords('directory', {
  title: 'Zones',
  line: 'Each has its own hour and its own light. Pick a door.',
  loading: 'Loading zones',
  failed: 'The zones did not load',
  none: 'No zone is open',
  noneWords: 'The doors are closed for now. Look in again later.',
});
