import type { Translation } from '@plaza/design-system';
import type { frameWords } from './words.ts';

export const gameFrame: Translation<typeof frameWords> = {
  silent: '{title} startet nicht',
  silentWords: 'Das Spiel hat zehn Sekunden lang nicht geantwortet. Meist hilft es, es neu zu laden.',
  retry: 'Neu laden',
};
