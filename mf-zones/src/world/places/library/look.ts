import type { Look } from '../../draft/look.ts';

/** Late evening indoors: lamps in pools, and three blue windows as the one cold accent. */
export const look: Look = {
  sky: { low: '#3A2E4F', middle: '#2a2448', high: '#141A33', middleAt: 0.3, stars: 0.8 },
  sun: { towards: [0.2, 0.5, -1], colour: '#8fa8ff', tight: 40, glow: 0.12 },
  fog: { far: 0.011, low: 0.006, thins: 0.05, most: 0.8, tint: '#ffdcc0' },
  key: { towards: [0.35, 0.7, -0.6], colour: '#5a70c8', strength: 0.55 },
  shade: { sky: '#3a3466', ground: '#3a2422' },
  rim: { colour: '#ffb46a', amount: 0.25 },
  grade: { exposure: 1.18, saturation: 1.08, contrast: 0.35, lift: [0.02, 0.01, 0.035] },
  warmth: 0.25,
  bake: { cell: 0.6, low: [-22, -1, -22], high: [22, 24, 22], indoors: 0.6, cornerReach: 4 },
};
