import type { Translation } from '@plaza/design-system';
import type { pwaWords } from './words.ts';

export const pwa: Translation<typeof pwaWords> = {
  newVersion: 'Eine neue Version ist da',
  reload: 'Neu laden',
};
