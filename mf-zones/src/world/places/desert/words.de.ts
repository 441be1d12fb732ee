import type { Translation } from '@plaza/design-system';
import type { desertWords } from './words.ts';

export const desertThings: Translation<typeof desertWords> = {
  board: 'Die Düne hinunterrutschen',
  chimes: 'Windspiel wecken',
  tracks: 'Den Spuren folgen',
};
