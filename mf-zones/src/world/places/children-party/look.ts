import type { Look } from '../../draft/look.ts';

/** An afternoon in pastel: pale sky and ground, strong toys, shadows in lilac. */
export const look: Look = {
  sky: {
    ...{ low: '#FFE3EC', middle: '#bfe2fb', high: '#63b8f2', middleAt: 0.3 },
    clouds: { amount: 0.7, colour: '#fff4f6' },
    hills: { height: 0.08, rough: 0.055, first: 0.3, each: 0.17, colour: '#c77fb8' },
  },
  sun: { towards: [-0.8, 0.5, -0.5], colour: '#ffe2b0', tight: 36, glow: 0.26 },
  fog: { far: 0.0066, low: 0.004, thins: 0.2, most: 0.88 },
  key: { towards: [-0.62, 0.66, 0.5], colour: '#ffe9c4', strength: 1.05 },
  shade: { sky: '#9aa4e6', ground: '#c8789c', strength: 0.74 },
  rim: { colour: '#fff0e0', amount: 0.24 },
  grade: { exposure: 0.98, saturation: 1.12, contrast: 0.26, lift: [0.01, 0, 0.014] },
  warmth: 0,
  bake: {
    ...{ low: [-48, -3, -48], high: [48, 18, 46], softness: 0.05 },
    ...{ shadowReach: 32, cornerReach: 5, cornerDarkness: 0.78 },
  },
};
