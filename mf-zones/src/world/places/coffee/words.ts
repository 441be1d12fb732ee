import { defineWords } from '../../../words.ts';

export const coffeeWords = defineWords('coffeeThings', {
  brew: 'Brew a coffee',
  'record:brushes': 'Play the piano record',
  'record:piano': 'Lift the needle',
  'record:silence': 'Play the record with brushes',
  'kettle:still': 'Put the kettle on',
  'kettle:whistles': 'Take the kettle off',
});
