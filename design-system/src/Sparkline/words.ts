import { defineWords } from '../words.ts';

export const sparkWords = defineWords('spark', {
  course: '{label}: now {last}, between {low} and {high}',
  nothing: '{label}: nothing yet',
});
