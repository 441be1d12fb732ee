import type { Translation } from '@plaza/design-system';
import type { requestWords } from './request.words.ts';

export const chatRequest: Translation<typeof requestWords> = {
  request: '{name} ist noch nicht mit dir befreundet',
  requestGroup: 'Jemand, mit dem du nicht befreundet bist, hat dich in diese Gruppe geholt',
  requestWords: 'Ob du das gelesen hast, erfährt niemand, bis du antwortest.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  closed: 'Niemand wartet mehr auf eine Antwort',
  putAway: 'Weglegen',
};
