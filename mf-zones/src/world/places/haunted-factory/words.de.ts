import type { Translation } from '@plaza/design-system';
import type { hauntedFactoryWords } from './words.ts';

export const hauntedFactoryThings: Translation<typeof hauntedFactoryWords> = {
  'machine/fire': 'Den Hebel für das Feuer ziehen',
  'machine/water': 'Den Hebel für das Wasser ziehen',
  'machine/wheel': 'Den Hebel für das Rad ziehen',
  'machine/fire:on': 'Der Hebel für das Feuer ist gezogen',
  'machine/water:on': 'Der Hebel für das Wasser ist gezogen',
  'machine/wheel:on': 'Der Hebel für das Rad ist gezogen',
  'machine:runs': 'Die große Maschine läuft',
  'lantern:here': 'Nach der Laterne greifen',
  'lantern:gone': 'Hier auf die Laterne warten',
  lift: 'Den Aufzug nehmen, ein Stockwerk zu weit',
  'lamp:flickers': 'Gegen den Laternenpfahl treten',
  'lamp:kicked': 'Noch einmal treten',
};
