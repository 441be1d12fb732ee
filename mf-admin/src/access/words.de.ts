import type { Translation } from '@plaza/design-system';
import type { accessWords } from './words.ts';

export const access: Translation<typeof accessWords> = {
  needed: 'Hier braucht es die Administration',
  neededWords:
    'Diese Seiten sind für die Menschen, die dieses Plaza betreiben. Dein Konto gehört nicht zur Administration.',
  back: 'Zurück zum Platz',
  missing: 'Diese Seite gibt es nicht',
  missingWords: 'An dieser Adresse gibt es keine Seite.',
  toMonitor: 'Zum Monitor',
};
