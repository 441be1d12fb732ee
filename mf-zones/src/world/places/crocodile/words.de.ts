import type { Translation } from '@plaza/design-system';
import type { crocodileWords } from './words.ts';

export const crocodileThings: Translation<typeof crocodileWords> = {
  feed: 'Krokodil füttern',
  log: 'Auf die Trommel schlagen',
  frogs: 'Mit den Fröschen quaken',
};
