import type { Translation } from '@plaza/design-system';
import type { looksWords } from './words.ts';

export const looks: Translation<typeof looksWords> = {
  title: 'Dein Aussehen',
  kind: 'Avatar',
  person: 'Avatar 1: ein Mensch',
  robot: 'Avatar 2: ein Roboter',
  skin: 'Haut',
  hair: 'Haarfarbe',
  top: 'Oberteil',
  bottom: 'Hose',
  accent: 'Akzent',
  colour: '{part}, Farbe {number}',
  hairStyle: 'Haare',
  hair_bun: 'Dutt',
  hair_short: 'Kurz',
  hair_long: 'Lang',
  hair_curls: 'Locken',
  hair_none: 'Keine',
  hat: 'Hut',
  hat_none: 'Keiner',
  hat_cap: 'Kappe',
  hat_beanie: 'Mütze',
  hat_pointed: 'Spitzhut',
  hat_crown: 'Krone',
  hat_flower: 'Blume',
};
