import type { Translation } from '@plaza/design-system';
import type { chatSearchWords } from './words.ts';

export const chatSearch: Translation<typeof chatSearchWords> = {
  label: 'In diesem Chat suchen',
  close: 'Suche schließen',
  searching: { one: 'Suche, {count} Nachricht bisher', other: 'Suche, {count} Nachrichten bisher' },
  stop: 'Anhalten',
  none: 'Nichts gefunden',
  found: { one: '{count} Nachricht gefunden', other: '{count} Nachrichten gefunden' },
  results: 'Gefundene Nachrichten',
  failed: 'Die älteren Nachrichten sind nicht gekommen.',
};
