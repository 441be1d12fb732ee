import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const drip = (pitch: number, after = 0): Cue[number] => ({
  ...{ wave: 'sine', pitch, to: pitch * 1.9, loud: 0.07, rise: 0.002, fall: 0.12, after },
});
const chain = (after: number, loud: number): Cue[number] => ({
  ...{ wave: 'noise', pitch: 3100, narrow: 7, loud, rise: 0.003, fall: 0.11, after },
});
const stroke = (after: number): Cue => [
  { wave: 'noise', pitch: 180, narrow: 0.8, loud: 0.4, rise: 0.05, fall: 0.3, after },
  {
    wave: 'noise',
    pitch: 3600,
    to: 1600,
    narrow: 0.8,
    loud: 0.14,
    rise: 0.06,
    fall: 0.4,
    after: after + 0.24,
  },
];

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 190, narrow: 0.6, loud: 0.07 },
      { wave: 'sine', pitch: 46, loud: 0.08, tremble: [0.17, 0.04] },
      { wave: 'noise', pitch: 5200, narrow: 1, loud: 0.006 },
    ],
    now: [
      { every: [1.6, 5], bend: 0.4, cue: [drip(620)] },
      { every: [7, 16], bend: 0.2, cue: [0, 0.13, 0.24, 0.4].map((after) => chain(after, 0.05)) },
      // The breath of the chimney.
      {
        every: [6.2, 6.2],
        cue: [{ wave: 'noise', pitch: 160, to: 90, narrow: 0.7, loud: 0.22, rise: 1.8, fall: 2.4 }],
      },
      {
        every: [16, 34],
        bend: 0.3,
        cue: [{ wave: 'sawtooth', pitch: 190, to: 150, loud: 0.03, rise: 0.8, fall: 2, tremble: [5, 0.04] }],
      },
    ],
  },
  cues: {
    lever: [chain(0, 0.3), { wave: 'sine', pitch: 110, to: 70, loud: 0.4, fall: 0.4, after: 0.06 }],
    stalls: [{ wave: 'sawtooth', pitch: 120, to: 30, loud: 0.24, rise: 0.05, fall: 1.4 }],
    starts: [
      { wave: 'sawtooth', pitch: 34, to: 96, loud: 0.2, rise: 1.4, fall: 2.6 },
      ...[0.6, 1.5, 2.2, 2.8, 3.3, 3.7].flatMap(stroke),
      { wave: 'sine', pitch: 880, to: 932, loud: 0.1, rise: 0.2, fall: 1.8, after: 3.6 },
    ],
    runs: [0, 0.09, 0.2, 0.27, 0.4].map((after, index) => ({
      ...{ wave: 'triangle' as const, pitch: 660 + index * 150, loud: 0.12, rise: 0.01, fall: 0.3, after },
    })),
    lift: [
      ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((after) => chain(after, 0.14)),
      { wave: 'sawtooth', pitch: 70, to: 110, loud: 0.12, rise: 1, fall: 3 },
      { wave: 'sine', pitch: 1320, loud: 0.14, fall: 1.2, after: 3.6 },
      { wave: 'sine', pitch: 990, loud: 0.14, fall: 1.6, after: 6.2 },
    ],
    kick: [
      { wave: 'noise', pitch: 900, narrow: 4, loud: 0.4, fall: 0.3 },
      { wave: 'square', pitch: 100, loud: 0.06, rise: 0.05, fall: 0.5, after: 0.2, tremble: [24, 0.3] },
    ],
  },
};
