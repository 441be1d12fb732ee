import type { Translation } from '@plaza/design-system';
import type { extraTerrestrialWords } from './words.ts';

export const extraTerrestrialThings: Translation<typeof extraTerrestrialWords> = {
  'organ:off': 'Den Kristall spielen',
  'organ:on': 'Den Kristall verlöschen lassen',
  'craft:silent': 'Das Schiff wecken',
  'craft:awake': 'Das Schiff schlafen lassen',
  door: 'Die Tür für eine Weile schließen',
};
