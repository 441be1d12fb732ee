import type { Translation } from '@plaza/design-system';
import type { commentWords } from './words.ts';

export const comments: Translation<typeof commentWords> = {
  title: 'Kommentare',
  loading: 'Kommentare werden geladen',
  none: 'Noch hat niemand etwas gesagt.',
  noneToShow: 'Hier gibt es für dich nichts zu sehen.',
  failed: 'Die Kommentare kamen nicht an. {why}',
  retry: 'Noch einmal',
  more: 'Mehr Kommentare',
  write: 'Kommentar schreiben',
  writeReply: '{name} antworten',
  send: 'Senden',
  reply: 'Antworten',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  remove: 'Löschen',
  askRemove: 'Diesen Kommentar löschen?',
  removeMeans: 'Er lässt sich nicht zurückholen. Antworten darauf bleiben.',
  report: 'Melden',
  options: 'Mehr zu diesem Kommentar',
  deleted: 'Dieser Kommentar wurde gelöscht.',
  waiting: 'Wartet auf das Netz',
  edited: 'bearbeitet',
  you: 'Du',
};
