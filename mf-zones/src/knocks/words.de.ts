import type { Translation } from '@plaza/design-system';
import type { knockWords } from './words.ts';

export const knocks: Translation<typeof knockWords> = {
  knocks: 'Es klopft',
  wantsIn: '{name} möchte hinein',
  'let-in': 'Hereinlassen',
  always: 'Immer',
  decline: 'Ablehnen',
  block: 'Blockieren',
  answerTo: '{answer}: {name}',
  notDone: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
};
