import { defineWords } from '../words.ts';

export const pagerWords = defineWords('pager', {
  place: '{at} of {all}',
  coming: 'Next: {title}',
});
