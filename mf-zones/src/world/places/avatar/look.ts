import type { Look } from '../../draft/look.ts';

/** A forest that makes its own light: near-black teal, with violet and coral in small doses. */
export const look: Look = {
  sky: {
    ...{ low: '#1d4f78', middle: '#15306a', high: '#0A1233', middleAt: 0.3, stars: 1 },
    clouds: { amount: 0.35, colour: '#2b5f8a' },
    hills: { height: 0.13, rough: 0.11, jag: 0.3, first: 0.4, each: 0.2, colour: '#07182e' },
  },
  sun: {
    ...{ towards: [-0.5, 0.34, -1], colour: '#9fd8ff', tight: 90, glow: 0.35 },
    ...{ disc: 0.06, discColour: '#d8f2ff' },
  },
  fog: { far: 0.0078, low: 0.01, thins: 0.3, most: 0.92, tint: '#c8f0ff' },
  key: { towards: [-0.5, 0.6, 0.4], colour: '#5f9ad8', strength: 0.8 },
  shade: { sky: '#2c5a8a', ground: '#10302f' },
  rim: { colour: '#7CF5E3', amount: 0.6 },
  grade: { exposure: 1.14, saturation: 1.16, contrast: 0.34, lift: [0.008, 0.018, 0.045] },
  warmth: 0.15,
  wind: 0.8,
  bake: { low: [-46, -4, -46], high: [46, 34, 46], softness: 0.09, shadowReach: 30 },
};
