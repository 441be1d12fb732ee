import type { Look } from '../../draft/look.ts';

/** Blue hour: a cold sky that still has colour, and every warm light is fire. */
export const look: Look = {
  sky: {
    low: '#6d93bd',
    middle: '#2b4a84',
    high: '#0C1430',
    middleAt: 0.28,
    stars: 0.9,
    clouds: { amount: 0.5, colour: '#3b5590' },
    hills: { height: 0.085, rough: 0.055, first: 0.35, each: 0.22, colour: '#14284e' },
  },
  sun: {
    towards: [0.36, 0.3, -1],
    colour: '#b9d2ff',
    tight: 140,
    glow: 0.4,
    disc: 0.03,
    discColour: '#f2f6ff',
  },
  fog: { far: 0.0048, low: 0.013, thins: 0.4, level: -1, most: 0.9, tint: '#dfe6ff' },
  key: { towards: [-0.55, 0.6, 0.55], colour: '#7ea2e8' },
  shade: { sky: '#4a68b0', ground: '#20222c' },
  rim: { colour: '#7fa6ff', amount: 0.55 },
  grade: { exposure: 1.12, saturation: 1.12, contrast: 0.35, lift: [0.012, 0.014, 0.035] },
  warmth: 0.6,
  bake: { low: [-56, -5, -52], high: [56, 34, 60], softness: 0.07, cornerDarkness: 0.9 },
};
