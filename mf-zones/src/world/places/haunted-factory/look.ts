import type { Look } from '../../draft/look.ts';

/** Night in fog: the air is lighter than whatever stands in it. One warm lamp, and a green that should not be there. */
export const look: Look = {
  sky: {
    ...{ low: '#72888e', middle: '#2c3f48', high: '#0B0F14', middleAt: 0.34, stars: 0.12 },
    clouds: { amount: 0.6, colour: '#3c5058' },
    hills: { height: 0.1, rough: 0.06, jag: 0.5, first: 0.2, each: 0.16, colour: '#121c22' },
  },
  sun: {
    ...{ towards: [-0.34, 0.42, -1], colour: '#cfe0c8', tight: 34, glow: 0.34 },
    ...{ disc: 0.055, discColour: '#dfe8d4' },
  },
  fog: { far: 0.0125, low: 0.018, thins: 0.28, level: 0, most: 0.93, tint: '#e6f0ec' },
  key: { towards: [-0.5, 0.62, 0.5], colour: '#9ab4ba', strength: 0.8 },
  shade: { sky: '#48606a', ground: '#2a2824', strength: 0.92 },
  rim: { colour: '#a8c8b0', amount: 0.42 },
  grade: { exposure: 1.12, saturation: 1.16, contrast: 0.36, lift: [0.006, 0.014, 0.016] },
  warmth: 0.5,
  wind: 0.6,
  bake: {
    ...{ cell: 0.65, low: [-34, -2, -28], high: [34, 27, 32], softness: 0.08 },
    ...{ shadowReach: 34, cornerDarkness: 0.9 },
  },
};
