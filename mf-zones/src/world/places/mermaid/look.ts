import type { Look } from '../../draft/look.ts';

/** Under water, with light from above that moves on the sand; the warm light is in the shell. */
export const look: Look = {
  sky: {
    low: '#178ea6',
    middle: '#0f6f97',
    high: '#0b5480',
    middleAt: 0.3,
    surface: 0.22,
    hills: { height: 0.12, rough: 0.09, jag: 0.35, first: 0.28, each: 0.16, colour: '#0a3f5e' },
  },
  sun: { towards: [0.12, 0.62, -1], colour: '#bff6ea', tight: 26, glow: 0.42 },
  fog: { far: 0.0115, low: 0.012, thins: 0.25, most: 0.95, tint: '#d8f4ff' },
  key: { towards: [0.25, 1, -0.12], colour: '#c9fff0' },
  shade: { sky: '#2f9fc0', ground: '#1d5a6a' },
  rim: { colour: '#8ff0e6', amount: 0.45 },
  grade: { exposure: 1.1, saturation: 1.12, contrast: 0.32, lift: [0, 0.012, 0.03] },
  warmth: 0.35,
  caustics: 1,
  wind: 1.3,
  bake: { low: [-52, -3, -48], high: [52, 20, 56], softness: 0.09, shadowReach: 18, cornerReach: 5 },
};
