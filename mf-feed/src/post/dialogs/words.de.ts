import type { Translation } from '@plaza/design-system';
import type { dialogWords } from './words.ts';

export const postDialogs: Translation<typeof dialogWords> = {
  historyFailed: 'Die früheren Fassungen kamen nicht an. {why}',
  until: 'Bis',
  reportTitle: 'Diesen Beitrag melden',
  reportComment: 'Diesen Kommentar melden',
  reportPerson: '{name} melden',
  reportWhy: 'Die Verwaltung sieht ihn sich an. Sonst erfährt es niemand.',
  reason: 'Was ist nicht in Ordnung?',
  spam: 'Spam',
  harassment: 'Belästigung',
  hate: 'Hass',
  violence: 'Gewalt',
  sexual: 'Sexuelle Inhalte',
  selfHarm: 'Selbstverletzung',
  other: 'Etwas anderes',
  note: 'Was sonst noch hilft (freiwillig)',
  sendReport: 'Meldung senden',
  reported: 'Danke. Die Verwaltung hat deine Meldung.',
  passOnTitle: 'Diesen Beitrag weitergeben',
  yourWord: 'Dein Wort dazu',
  postIt: 'Veröffentlichen',
  passedOn: 'Beitrag veröffentlicht!',
};
