import type { Look } from '../../draft/look.ts';

/** Two moons over a violet dusk; the ground is blue and dark, the only green is the craft's. */
export const look: Look = {
  sky: {
    ...{ low: '#c98ac0', middle: '#56409a', high: '#160B33', middleAt: 0.22, stars: 1 },
    clouds: { amount: 0.4, colour: '#9a68b0' },
    hills: { height: 0.07, rough: 0.08, jag: 0.85, first: 0.4, each: 0.22, colour: '#1a1a4a' },
    crescent: { towards: [0.62, 0.42, -1], size: 0.07, colour: '#ffd9c0' },
  },
  sun: {
    ...{ towards: [-0.45, 0.3, -1], colour: '#ffb8e8', tight: 70, glow: 0.45 },
    ...{ disc: 0.1, discColour: '#ffe8f4' },
  },
  fog: { far: 0.0062, low: 0.01, thins: 0.3, level: -1, most: 0.92, tint: '#e8dcff' },
  key: { towards: [-0.5, 0.55, -0.25], colour: '#c4bcff', strength: 1.05 },
  shade: { sky: '#4658a8', ground: '#182a4a' },
  rim: { colour: '#A8FF60', amount: 0.5 },
  grade: { exposure: 1.1, saturation: 1.06, contrast: 0.33, lift: [0.02, 0.006, 0.05] },
  warmth: 0,
  bake: { low: [-50, -4, -50], high: [50, 26, 50], softness: 0.06, shadowReach: 50 },
};
