import type { Translation } from '@plaza/design-system';
import type { fullWords } from './full.words.ts';

export const fullBrowser: Translation<typeof fullWords> = {
  full: 'In diesem Browser ist kein Platz mehr. Du bleibst angemeldet, bis du diese Seite schließt.',
};
