import { defineWords } from '../words.ts';

/** The hours of the thirteen, as the api says them. */
export const hourWords = defineWords('hours', {
  crocodile: 'humid noon under leaves',
  library: 'late evening, lamps in pools',
  coffee: 'rainy afternoon, warm inside',
  avatar: 'glowing forest night',
  castle: 'blue hour, torches',
  supermart: 'bright night mall, neon',
  'children-party': 'afternoon, confetti light',
  'children-park': 'spring morning',
  desert: 'last sun, long shadows',
  explorer: 'clear dawn in the mountains',
  'extra-terrestrial': 'two moons, violet dusk',
  'haunted-factory': 'fog, one flickering lamp',
  mermaid: 'under water, light shafts',
  mutant: 'toxic sunset over a lab garden',
});
