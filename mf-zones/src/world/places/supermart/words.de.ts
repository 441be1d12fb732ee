import type { Translation } from '@plaza/design-system';
import type { supermartWords } from './words.ts';

export const supermartThings: Translation<typeof supermartWords> = {
  'escalators:up': 'Rolltreppen umkehren',
  'escalators:down': 'Rolltreppen zurückstellen',
  cart: 'Einkaufswagen schieben',
  'fruit/oranges': 'Orangen ordnen',
  'fruit/pears': 'Birnen ordnen',
  'fruit/apples': 'Äpfel ordnen',
  'fruit/oranges:on': 'Die Orangen sind geordnet',
  'fruit/pears:on': 'Die Birnen sind geordnet',
  'fruit/apples:on': 'Die Äpfel sind geordnet',
  'fruit:sorted': 'Das Obst ist geordnet',
  clock: 'Die Uhr schlagen lassen',
};
