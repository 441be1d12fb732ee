import type { Translation } from '@plaza/design-system';
import type { storeWords } from './words.ts';

export const store: Translation<typeof storeWords> = {
  reaction: 'Deine Sterne wurden nicht gespeichert. {why}',
  comment: 'Dein Kommentar wurde nicht gespeichert. {why}',
  share: 'Das Teilen wurde nicht gezählt. {why}',
  failedToDelete: 'Der Beitrag konnte nicht gelöscht werden.',
};
