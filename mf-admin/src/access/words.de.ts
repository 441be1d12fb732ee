import type { Translation } from '@plaza/design-system';
import type { accessWords } from './words.ts';

export const access: Translation<typeof accessWords> = {
  needed: 'Hier braucht es die Administration',
  neededWords: 'Diese Seiten halten das Haus am Laufen. Dein Konto hat diesen Schlüssel nicht.',
  back: 'Zurück zum Platz',
  missing: 'Diese Seite gibt es nicht',
  missingWords: 'An dieser Adresse liegt nichts vom Haus.',
  toRemotes: 'Zu den Remotes',
};
