import type { Translation } from '@plaza/design-system';
import type { chatListWords } from './words.ts';

export const chatList: Translation<typeof chatListWords> = {
  title: 'Chats',
  none: 'Noch keine Chats.',
  noneWords: 'Such jemanden, den du kennst; ein Teil des Namens genügt.',
  called: 'Menschen namens {username}',
  back: 'Zurück zu den Chats',
  looking: 'Menschen werden gesucht',
  failed: 'Die Suche hat nicht geklappt',
  nobody: 'Niemand gefunden',
  nobodyWords: 'Auf „{username}“ hört hier niemand.',
  field: 'Jemanden suchen',
  search: 'Suchen',
  missing: 'Bitte gib einen Benutzernamen ein',
  gone: 'Diesen Chat gibt es hier nicht',
  goneWords: 'Zu dieser Adresse gehört keiner deiner Chats.',
  toChats: 'Zu deinen Chats',
};
