import { defineWords } from '../words.ts';

export const lightboxWords = defineWords('lightbox', {
  picture: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
  place: '{at} of {all}',
});
