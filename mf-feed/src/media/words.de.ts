import type { Translation } from '@plaza/design-system';
import type { mediaWords } from './words.ts';

export const media: Translation<typeof mediaWords> = {
  openPicture: 'Bild öffnen: {alt}',
  openNth: 'Bild {at} von {all} öffnen',
  video: 'Video',
};
