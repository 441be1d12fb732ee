import type { Look } from '../../draft/look.ts';

/** A toxic sunset: the sky burns, the garden is dark, and what shines in it is lime. */
export const look: Look = {
  sky: {
    ...{ low: '#f08a4a', middle: '#b8384a', high: '#2A0F2E', middleAt: 0.24, stars: 0.2 },
    clouds: { amount: 0.8, colour: '#8a2c4a' },
    hills: { height: 0.07, rough: 0.05, jag: 0.4, first: 0.38, each: 0.2, colour: '#3a142e' },
  },
  sun: {
    ...{ towards: [-0.56, 0.13, -1], colour: '#ffb45a', tight: 34, glow: 0.6 },
    ...{ disc: 0.09, discColour: '#ffe08a' },
  },
  fog: { far: 0.0046, low: 0.005, thins: 0.25, level: -1, most: 0.9, tint: '#ffe4dc' },
  key: { towards: [-0.66, 0.42, 0.3], colour: '#ffae7a', strength: 1 },
  shade: { sky: '#5a5aa8', ground: '#34382c', strength: 0.95 },
  rim: { colour: '#ffb070', amount: 0.45 },
  grade: { exposure: 1.06, saturation: 1.1, contrast: 0.32, lift: [0.02, 0.004, 0.03] },
  warmth: 0,
  wind: 0.9,
  bake: {
    ...{ cell: 0.7, low: [-40, -3, -40], high: [40, 18, 40], softness: 0.05 },
    ...{ shadowReach: 40, cornerDarkness: 0.86 },
  },
};
