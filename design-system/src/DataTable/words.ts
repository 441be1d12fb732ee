import { defineWords } from '../words.ts';

export const tableWords = defineWords('table', {
  orderBy: 'Order by',
  unordered: 'As they come',
  dense: 'Dense',
  previous: 'Previous page',
  next: 'Next page',
  shown: '{from} to {to} of {all}',
});
