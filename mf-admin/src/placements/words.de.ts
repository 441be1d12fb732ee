import type { Translation } from '@plaza/design-system';
import type { placedWords } from './words.ts';

export const placed: Translation<typeof placedWords> = {
  partners: 'Von Partnern',
  ad: 'Anzeige · {partner}',
  asset: 'Zu kaufen · {partner}',
  collaboration: 'Mit {partner}',
  subscription: 'Abo · {partner}',
};
