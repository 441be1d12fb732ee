import type { Translation } from '@plaza/design-system';
import type { mermaidWords } from './words.ts';

export const mermaidThings: Translation<typeof mermaidWords> = {
  'song/low': 'Den tiefsten Ton singen',
  'song/middle': 'Den zweiten Ton singen',
  'song/high': 'Den dritten Ton singen',
  'song/top': 'Den höchsten Ton singen',
  pearls: 'Perle befreien',
  current: 'Mit der Strömung treiben',
};
