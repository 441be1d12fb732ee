import { defineWords } from '../words.ts';

export const pagingWords = defineWords('paging', {
  loading: 'Loading...',
  more: 'Load more',
  failed: 'The next ones did not load.',
  retry: 'Retry',
  partFailed: 'This did not load. Check your connection and try again.',
});
