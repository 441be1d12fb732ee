import { defineWords } from '../../../words.ts';

export const libraryWords = defineWords('libraryThings', {
  'reading-bell': 'Ring the reading bell',
  'lamps:off': 'Light the lamp',
  'lamps:on': 'Put out the lamp',
  'globe:still': 'Turn the globe',
  'globe:turning': 'Stop the globe',
  reader: 'Look at the nineteen books',
});
