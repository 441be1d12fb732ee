import type { Translation } from '@plaza/design-system';
import type { hauntedFactoryWords } from './words.ts';

export const hauntedFactoryThings: Translation<typeof hauntedFactoryWords> = {
  'machine/fire': 'Den Hebel für das Feuer ziehen',
  'machine/water': 'Den Hebel für das Wasser ziehen',
  'machine/wheel': 'Den Hebel für das Rad ziehen',
  'machine:runs': 'Die große Maschine läuft',
  lantern: 'Nach der Laterne greifen',
  lift: 'Den Aufzug nehmen, ein Stockwerk zu weit',
  'lamp:flickers': 'Gegen den Laternenpfahl treten',
  'lamp:kicked': 'Noch einmal treten',
};
