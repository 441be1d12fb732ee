import type { Translation } from '@plaza/design-system';
import type { libraryWords } from './words.ts';

export const libraryThings: Translation<typeof libraryWords> = {
  'reading-bell': 'Leseglocke läuten',
  'lamps:off': 'Lampe anmachen',
  'lamps:on': 'Lampe ausmachen',
  'globe:still': 'Globus drehen',
  'globe:turning': 'Globus anhalten',
  reader: 'Die neunzehn Bücher ansehen',
};
