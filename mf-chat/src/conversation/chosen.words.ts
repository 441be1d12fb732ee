import { defineWords } from '../words.ts';

export const chosenWords = defineWords('chatChosen', {
  unreadable: '“{name}” has changed or is gone. Choose it again.',
});
