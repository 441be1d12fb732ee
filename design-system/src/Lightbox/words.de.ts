import type { Translation } from '../language/index.ts';
import type { lightboxWords } from './words.ts';

export const lightbox: Translation<typeof lightboxWords> = {
  picture: 'Bild',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  place: '{at} von {all}',
};
