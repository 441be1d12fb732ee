import { defineWords } from '../../../words.ts';

export const crocodileWords = defineWords('crocodileThings', {
  feed: 'Feed the crocodile',
  log: 'Beat the log drum',
  frogs: 'Croak with the frogs',
});
