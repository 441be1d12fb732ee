import { defineWords } from '../words.ts';

export const knockWords = defineWords('knocks', {
  knocks: 'Somebody knocks',
  wantsIn: '{name} wants in',
  'let-in': 'Let in',
  always: 'Always',
  decline: 'Decline',
  block: 'Block',
  answerTo: '{answer}: {name}',
  notDone: 'That did not work. Please try again.',
});
