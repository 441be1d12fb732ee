import type { Translation } from '@plaza/design-system';
import type { desertWords } from './words.ts';

export const desertThings: Translation<typeof desertWords> = {
  board: 'Die Düne hinunterrutschen',
  chimes: 'Windspiel wecken',
  'tracks:off': 'Den Spuren folgen',
  'tracks:on': 'Bis hierher bist du den Spuren gefolgt',
  'tracks:found': 'Die Spuren haben zur Oase geführt',
};
