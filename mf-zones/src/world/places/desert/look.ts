import type { Look } from '../../draft/look.ts';

/** The last sun, seen through the arch; shadows are violet. */
export const look: Look = {
  sky: {
    low: '#ffae62',
    middle: '#8f4a82',
    high: '#2B1B4D',
    middleAt: 0.17,
    stars: 0.3,
    clouds: { amount: 0.55, colour: '#e58a74' },
    hills: { height: 0.05, rough: 0.045, jag: 0.55, first: 0.3, each: 0.2, colour: '#7a3550' },
  },
  sun: {
    ...{ towards: [0.125, 0.115, -1], colour: '#ffd08a', tight: 60, glow: 0.85 },
    ...{ disc: 0.085, discColour: '#fff0c0' },
  },
  fog: { far: 0.0052, low: 0.003, thins: 0.18, most: 0.93 },
  // Higher than the disc, or the dunes would put everything between in the shade.
  key: { towards: [0.42, 0.38, -1], colour: '#ffb070', strength: 1.75 },
  shade: { sky: '#7a62b8', ground: '#7a4048' },
  rim: { colour: '#ffc07a', amount: 0.6 },
  grade: { exposure: 1.02, saturation: 1.1, contrast: 0.3, lift: [0.03, 0.008, 0.045] },
  warmth: 0.2,
  bake: {
    ...{ low: [-56, -3, -52], high: [56, 24, 60], softness: 0.035 },
    ...{ shadowReach: 70, cornerDarkness: 0.8 },
  },
};
