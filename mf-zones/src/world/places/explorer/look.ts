import type { Look } from '../../draft/look.ts';

/** A clear dawn: peach behind blue mountains, sun on one side of every ridge and blue shade on the other. */
export const look: Look = {
  sky: {
    ...{ low: '#FBD9B0', middle: '#9fc0d8', high: '#3A6EA5', middleAt: 0.26, stars: 0.25 },
    clouds: { amount: 0.55, colour: '#ffd8c0' },
    hills: { height: 0.13, rough: 0.1, jag: 0.85, first: 0.3, each: 0.16, colour: '#3f5a86' },
  },
  sun: {
    ...{ towards: [0.66, 0.2, -1], colour: '#ffd090', tight: 46, glow: 0.5 },
    ...{ disc: 0.05, discColour: '#fff2cc' },
  },
  fog: { far: 0.0052, low: 0.008, thins: 0.3, level: -9, most: 0.9, tint: '#fff2e6' },
  key: { towards: [0.72, 0.42, 0.12], colour: '#ffcf94', strength: 1.3 },
  shade: { sky: '#5f86cc', ground: '#565468', strength: 0.84 },
  rim: { colour: '#ffd8a0', amount: 0.42 },
  grade: { exposure: 1.02, saturation: 1.1, contrast: 0.3, lift: [0.006, 0.008, 0.022] },
  warmth: 0.15,
  wind: 1.1,
  bake: {
    ...{ cell: 0.8, low: [-44, -19, -66], high: [44, 38, 44], softness: 0.05 },
    ...{ shadowReach: 46, cornerReach: 5, cornerDarkness: 0.82 },
  },
};
