import { defineWords } from '../words.ts';

export const permalinkWords = defineWords('permalink', {
  title: 'A post by {name}',
  missing: 'This post is not there',
  missingWhy: 'It was deleted, or it is not meant for you.',
  failed: 'The post did not load',
  home: 'To the feed',
});
