import type { Translation } from '@plaza/design-system';
import type { dialogWords } from './words.ts';

export const postDialogs: Translation<typeof dialogWords> = {
  historyFailed: 'Die früheren Fassungen kamen nicht an. {why}',
  until: 'Bis',
  alt: 'Zu sehen:',
  reportTitle: 'Diesen Beitrag melden',
  reportComment: 'Diesen Kommentar melden',
  reportPerson: '{name} melden',
  reported: 'Danke. Die Verwaltung hat deine Meldung.',
  passOnTitle: 'Diesen Beitrag weitergeben',
  yourWord: 'Dein Wort dazu',
  postIt: 'Veröffentlichen',
  passedOn: 'Beitrag veröffentlicht!',
};
