import type { Translation } from '@plaza/design-system';
import type { forwardWords } from './words.ts';

export const chatForward: Translation<typeof forwardWords> = {
  title: 'Weiterleiten an',
  search: 'Deine Chats durchsuchen',
  chats: 'Chats',
  loading: 'Chats werden geladen …',
  failed: 'Die Chats ließen sich nicht laden',
  none: 'Kein Chat heißt so.',
  most: { one: 'Höchstens {count} Chat auf einmal.', other: 'Höchstens {count} Chats auf einmal.' },
  send: 'Weiterleiten',
  sendTo: { one: 'An {count} Chat weiterleiten', other: 'An {count} Chats weiterleiten' },
  sent: { one: 'An {count} Chat weitergeleitet.', other: 'An {count} Chats weitergeleitet.' },
  notOpened:
    'Eine Datei dieser Nachricht ließ sich nicht laden, darum wurde nichts weitergeleitet. Bitte versuche es noch einmal.',
  noSpace: 'Dieser Browser hat keinen Platz mehr dafür.',
};
