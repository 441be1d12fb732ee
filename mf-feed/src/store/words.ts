import { defineWords } from '../words.ts';

export const storeWords = defineWords('store', {
  reaction: 'Your stars were not saved. {why}',
  comment: 'Your comment was not saved. {why}',
  share: 'The share was not counted. {why}',
  failedToDelete: 'Failed to delete content.',
});
