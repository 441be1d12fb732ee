import type { Translation } from '@plaza/design-system';
import type { deskWords } from './words.ts';

export const desk: Translation<typeof deskWords> = {
  reaction: 'Deine Sterne wurden nicht gespeichert. {why}',
  comment: 'Dein Kommentar wurde nicht gespeichert. {why}',
  share: 'Das Teilen wurde nicht gezählt. {why}',
  failedToDelete: 'Der Beitrag konnte nicht gelöscht werden.',
};
