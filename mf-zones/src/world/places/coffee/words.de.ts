import type { Translation } from '@plaza/design-system';
import type { coffeeWords } from './words.ts';

export const coffeeThings: Translation<typeof coffeeWords> = {
  brew: 'Einen Kaffee brühen',
  'record:brushes': 'Die Klavierplatte auflegen',
  'record:piano': 'Die Nadel abheben',
  'record:silence': 'Die Platte mit den Besen auflegen',
  'kettle:still': 'Kessel aufsetzen',
  'kettle:whistles': 'Kessel herunternehmen',
};
