import { defineWords } from '../words.ts';

export const mediaWords = defineWords('media', {
  openPicture: 'Open the picture: {alt}',
  openNth: 'Open picture {at} of {all}',
  video: 'Video',
});
