import type { Look } from '../../draft/look.ts';

/** A spring morning: pale sky, long soft light from the left, shadows that keep their blue. */
export const look: Look = {
  sky: {
    ...{ low: '#EAF6FF', middle: '#b4dcff', high: '#6fb2ff', middleAt: 0.22 },
    clouds: { amount: 0.95, colour: '#ffffff' },
    hills: { height: 0.075, rough: 0.05, first: 0.34, each: 0.16, colour: '#4f8f86' },
  },
  sun: { towards: [-0.7, 0.4, -0.7], colour: '#fff0c8', tight: 40, glow: 0.25 },
  fog: { far: 0.0062, low: 0.004, thins: 0.2, most: 0.88 },
  key: { towards: [-0.6, 0.66, 0.55], colour: '#fff0cf', strength: 1.05 },
  shade: { sky: '#7fa8dc', ground: '#5f7a4a', strength: 0.78 },
  rim: { colour: '#fff4d8', amount: 0.25 },
  grade: { exposure: 1, saturation: 1.1, contrast: 0.24, lift: [0, 0, 0] },
  warmth: 0,
  bake: {
    ...{ low: [-52, -3, -48], high: [52, 18, 56], softness: 0.05 },
    ...{ shadowReach: 30, cornerReach: 5, cornerDarkness: 0.8 },
  },
};
