import { defineWords } from '../../../words.ts';

export const supermartWords = defineWords('supermartThings', {
  'escalators:up': 'Turn the escalators round',
  'escalators:down': 'Turn the escalators back',
  cart: 'Push the cart',
  'fruit/oranges': 'Sort the oranges',
  'fruit/pears': 'Sort the pears',
  'fruit/apples': 'Sort the apples',
  'fruit/oranges:on': 'The oranges are sorted',
  'fruit/pears:on': 'The pears are sorted',
  'fruit/apples:on': 'The apples are sorted',
  'fruit:sorted': 'The fruit is sorted',
  clock: 'Let the clock strike',
});
