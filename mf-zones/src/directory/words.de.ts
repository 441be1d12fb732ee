import type { Translation } from '@plaza/design-system';
import type { directoryWords } from './words.ts';

export const directory: Translation<typeof directoryWords> = {
  title: 'Zonen',
  line: 'Jede hat ihre eigene Stunde und ihr eigenes Licht. Such dir eine Tür aus.',
  loading: 'Zonen werden geladen',
  failed: 'Die Zonen ließen sich nicht laden',
  none: 'Keine Zone ist offen',
  noneWords: 'Die Türen sind gerade zu. Schau später wieder vorbei.',
};
