import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const TUNE = [523.3, 659.3, 784, 659.3, 587.3, 698.5, 880, 698.5, 523.3, 659.3, 784, 1046.5];

/** A street organ, far enough away to be pleasant. */
const organ = (loud: number, pace: number): Cue =>
  TUNE.flatMap((pitch, index) => [
    { wave: 'triangle' as const, pitch, loud, rise: 0.02, fall: 0.32, after: index * pace },
    { wave: 'sine' as const, pitch: pitch / 2, loud: loud * 0.7, rise: 0.02, fall: 0.3, after: index * pace },
  ]);

const chirp: Cue = [
  { wave: 'sine', pitch: 2900, to: 3900, loud: 0.045, rise: 0.01, fall: 0.07 },
  { wave: 'sine', pitch: 3600, to: 2700, loud: 0.045, rise: 0.01, fall: 0.09, after: 0.11 },
  { wave: 'sine', pitch: 3100, to: 4200, loud: 0.04, rise: 0.01, fall: 0.06, after: 0.24 },
];

export const sound: PlaceSound = {
  ambience: {
    bed: [{ wave: 'noise', pitch: 1100, narrow: 0.6, loud: 0.022 }],
    now: [
      { every: [1.2, 4], bend: 0.3, cue: chirp },
      { every: [12, 20], cue: organ(0.018, 0.26) },
    ],
  },
  cues: {
    organ: organ(0.1, 0.2),
    brake: [{ wave: 'noise', pitch: 1600, to: 500, narrow: 3, loud: 0.14, rise: 0.05, fall: 1.1 }],
    creak: [0, 1.8, 3.6].map((after) => ({
      ...{ wave: 'sawtooth' as const, pitch: 240, to: 310, loud: 0.05, rise: 0.1, fall: 0.35, after },
    })),
    flap: [0, 0.12, 0.24, 0.36].map((after) => ({
      ...{ wave: 'noise' as const, pitch: 700, narrow: 1, loud: 0.16, fall: 0.09, after },
    })),
  },
};
