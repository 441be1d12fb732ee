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
  groups: 'Gruppen',
  allWords: 'Was du suchst, bleibt auf diesem Gerät.',
  messages: 'Nachrichten',
  chatsSearched: { one: 'Suche, {count} Chat bisher', other: 'Suche, {count} Chats bisher' },
  foundIn: 'Gefunden bei {name}',
  moreIn: { one: '{count} weitere in diesem Chat', other: '{count} weitere in diesem Chat' },
  someFailed: 'Einige Chats ließen sich nicht laden.',
  retry: 'Erneut versuchen',
};
