import type { Translation } from '@plaza/design-system';
import type { pagerWords } from './words.ts';

export const pager: Translation<typeof pagerWords> = {
  place: '{at} von {all}',
  coming: 'Als Nächstes: {title}',
};
