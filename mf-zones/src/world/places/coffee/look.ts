import type { Look } from '../../draft/look.ts';

/** A rainy afternoon: cold light at the windows, three quarters of the room in the warmth of lamps. */
export const look: Look = {
  sky: {
    ...{ low: '#9FB0BC', middle: '#7d8d9b', high: '#5A6A7A', middleAt: 0.35 },
    clouds: { amount: 0.5, colour: '#8494a2' },
  },
  sun: { towards: [-1, 0.5, 0.2], colour: '#c8d8e6', tight: 20, glow: 0.1 },
  fog: { far: 0.012, low: 0.003, thins: 0.05, most: 0.72, tint: '#e8d8c8' },
  key: { towards: [-0.9, 0.5, 0.35], colour: '#8fa6bd', strength: 0.95 },
  shade: { sky: '#5a5450', ground: '#4a352a' },
  rim: { colour: '#ffd0a0', amount: 0.22 },
  grade: { exposure: 1.12, saturation: 1.1, contrast: 0.32, lift: [0.024, 0.012, 0.01] },
  warmth: 0.22,
  bake: { cell: 0.42, low: [-14, -1, -10], high: [14, 8, 12], indoors: 0.5, cornerReach: 3 },
};
