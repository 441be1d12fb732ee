import type { Look } from '../../draft/look.ts';

/** Humid noon under leaves: jade water, green-gold beams, and a back that the sun rims yellow. */
export const look: Look = {
  sky: {
    ...{ low: '#fbeeb4', middle: '#9cd8d0', high: '#2a80ac', middleAt: 0.32 },
    hills: { height: 0.2, rough: 0.16, jag: 0.25, first: 0.3, each: 0.2, colour: '#1f5868' },
  },
  sun: { towards: [0.35, 0.75, -0.6], colour: '#fff3b0', tight: 18, glow: 0.42 },
  fog: { far: 0.0062, low: 0.004, thins: 0.3, most: 0.88, tint: '#e4f8f0' },
  key: { towards: [-0.42, 0.8, 0.3], colour: '#fff0b8', strength: 1.4 },
  shade: { sky: '#5a94a8', ground: '#4a5a3a', strength: 0.88 },
  rim: { colour: '#f6ef8a', amount: 0.85 },
  grade: { exposure: 1.04, saturation: 1.12, contrast: 0.3, lift: [0.004, 0.02, 0.012] },
  warmth: 0.1,
  wind: 0.8,
  bake: {
    ...{ low: [-46, -4, -48], high: [46, 22, 46], softness: 0.09 },
    ...{ shadowReach: 24, cornerReach: 5, cornerDarkness: 0.82 },
  },
};
