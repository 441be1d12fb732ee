import type { Translation } from '../language/index.ts';
import type { tableWords } from './words.ts';

export const table: Translation<typeof tableWords> = {
  orderBy: 'Sortieren nach',
  unordered: 'Wie sie kommen',
  dense: 'Kompakt',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  shown: '{from} bis {to} von {all}',
};
