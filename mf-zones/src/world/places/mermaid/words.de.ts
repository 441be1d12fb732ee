import type { Translation } from '@plaza/design-system';
import type { mermaidWords } from './words.ts';

export const mermaidThings: Translation<typeof mermaidWords> = {
  'song/low': 'Den tiefsten Ton singen',
  'song/middle': 'Den zweiten Ton singen',
  'song/high': 'Den dritten Ton singen',
  'song/top': 'Den höchsten Ton singen',
  'song/low:on': 'Der tiefste Ton klingt',
  'song/middle:on': 'Der zweite Ton klingt',
  'song/high:on': 'Der dritte Ton klingt',
  'song/top:on': 'Der höchste Ton klingt',
  'pearls:off': 'Perle befreien',
  'pearls:on': 'Perle wieder herunterholen',
  current: 'Mit der Strömung treiben',
};
