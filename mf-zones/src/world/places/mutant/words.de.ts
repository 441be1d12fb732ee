import type { Translation } from '@plaza/design-system';
import type { mutantWords } from './words.ts';

export const mutantThings: Translation<typeof mutantWords> = {
  'mix/a': 'Von der Stachelpflanze nehmen',
  'mix/b': 'Vom Farn nehmen',
  'mix/c': 'Von den Knollen nehmen',
  'mix/a:on': 'Die Stachelpflanze ist im Bottich',
  'mix/b:on': 'Der Farn ist im Bottich',
  'mix/c:on': 'Die Knollen sind im Bottich',
  king: 'Den großen Pilz springen lassen',
  flower: 'Die Blüte wecken',
};
