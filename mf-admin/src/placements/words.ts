import { defineWords } from '../words.ts';

export const placedWords = defineWords('placed', {
  partners: 'From partners',
  ad: 'Ad · {partner}',
  asset: 'For sale · {partner}',
  collaboration: 'With {partner}',
  subscription: 'Subscription · {partner}',
});
