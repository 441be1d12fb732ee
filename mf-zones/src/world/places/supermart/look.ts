import type { Look } from '../../draft/look.ts';

/** Night over a bright mall: violet glass above, pale stone below, light from the fronts in teal, rose and amber. */
export const look: Look = {
  sky: {
    ...{ low: '#6a3f9a', middle: '#3E2A6E', high: '#101528', middleAt: 0.4, stars: 0.9 },
    clouds: { amount: 0.4, colour: '#4a3488' },
  },
  sun: {
    ...{ towards: [0.24, 0.44, -1], colour: '#d8c0ff', tight: 90, glow: 0.3 },
    disc: 0.04,
    discColour: '#f4ecff',
  },
  fog: { far: 0.0088, low: 0.003, thins: 0.1, most: 0.82, tint: '#e6dcff' },
  key: { towards: [0.25, 0.9, 0.45], colour: '#c4bcf4', strength: 0.82 },
  shade: { sky: '#625fa6', ground: '#3a2c58' },
  rim: { colour: '#9adfff', amount: 0.3 },
  grade: { exposure: 1.1, saturation: 1.1, contrast: 0.34, lift: [0.016, 0.01, 0.04] },
  warmth: 0.12,
  bake: {
    cell: 0.55,
    low: [-24, -1, -30],
    high: [24, 19, 30],
    indoors: 0.5,
    cornerReach: 4.5,
    cornerDarkness: 0.9,
  },
};
