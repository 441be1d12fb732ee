import { defineWords } from '../words.ts';

export const pagingWords = defineWords('paging', {
  loading: 'Loading...',
  more: 'Load more',
  failed: 'The next ones did not load.',
  retry: 'Retry',
  partOffline: 'You are offline',
  partOfflineWords: 'This opens by itself when the connection is back. What you had open is still there.',
  partFailed: 'This did not load. Check your connection and try again.',
});
