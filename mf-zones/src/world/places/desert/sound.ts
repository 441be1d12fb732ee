import type { PlaceSound } from '../../sound/recipe.ts';

const SCALE = [523.3, 587.3, 698.5, 784, 880, 1046.5, 1174.7];

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 420, narrow: 0.7, loud: 0.09 },
      { wave: 'noise', pitch: 2600, narrow: 1.6, loud: 0.02 },
    ],
    now: [
      {
        every: [5, 13],
        bend: 0.3,
        cue: [{ wave: 'noise', pitch: 300, to: 900, narrow: 0.8, loud: 0.12, rise: 1.4, fall: 2.2 }],
      },
      { every: [6, 14], bend: 0.2, cue: [{ wave: 'sine', pitch: 784, loud: 0.035, fall: 2.2 }] },
    ],
  },
  cues: {
    chimes: [0, 3, 1, 5, 2, 6, 4, 1, 5].flatMap((step, index) => [
      { wave: 'sine' as const, pitch: SCALE[step] ?? 523.3, loud: 0.16, fall: 2.6, after: index * 0.19 },
      {
        wave: 'sine' as const,
        pitch: (SCALE[step] ?? 523.3) * 2.76,
        loud: 0.04,
        fall: 1.1,
        after: index * 0.19,
      },
    ]),
    slide: [{ wave: 'noise', pitch: 900, to: 400, narrow: 0.8, loud: 0.3, rise: 0.4, fall: 2.8 }],
    step: [{ wave: 'noise', pitch: 1300, narrow: 1.4, loud: 0.14, fall: 0.12 }],
    oasis: [
      { wave: 'sine', pitch: 660, loud: 0.2, fall: 1.6 },
      { wave: 'sine', pitch: 880, loud: 0.2, fall: 2, after: 0.25 },
      { wave: 'noise', pitch: 1800, to: 600, narrow: 3, loud: 0.1, fall: 1.4, after: 0.5 },
    ],
  },
};
