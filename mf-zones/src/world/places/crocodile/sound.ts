import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const frog = (after = 0, loud = 0.08): Cue => [
  { wave: 'sawtooth', pitch: 210, to: 170, loud, rise: 0.02, fall: 0.16, after, tremble: [32, 0.25] },
  {
    wave: 'sawtooth',
    pitch: 250,
    to: 190,
    loud,
    rise: 0.02,
    fall: 0.2,
    after: after + 0.2,
    tremble: [30, 0.25],
  },
];
const beat = (after: number, pitch: number): Cue[number] => ({
  ...{ wave: 'sine', pitch, to: pitch * 0.6, loud: 0.5, fall: 0.5, after },
});

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 520, narrow: 0.8, loud: 0.035 },
      { wave: 'sine', pitch: 5200, loud: 0.006, tremble: [21, 0.02] },
    ],
    now: [
      { every: [2, 6], bend: 0.4, cue: frog() },
      {
        every: [5, 12],
        bend: 0.3,
        cue: [{ wave: 'sine', pitch: 1400, to: 2100, loud: 0.04, rise: 0.05, fall: 0.3 }],
      },
      { every: [3, 8], bend: 0.5, cue: [{ wave: 'sine', pitch: 320, to: 820, loud: 0.05, fall: 0.1 }] },
      {
        every: [6.98, 6.98],
        cue: [{ wave: 'noise', pitch: 130, narrow: 0.7, loud: 0.2, rise: 1.6, fall: 2 }],
      },
    ],
  },
  cues: {
    gulp: [
      { wave: 'sine', pitch: 180, to: 60, loud: 0.5, rise: 0.05, fall: 0.5 },
      { wave: 'noise', pitch: 500, to: 160, narrow: 1.4, loud: 0.4, rise: 0.1, fall: 0.9, after: 0.3 },
    ],
    drum: [beat(0, 150), beat(0.28, 210), beat(0.56, 150), beat(0.7, 150), beat(0.98, 210)],
    frogs: [0, 0.5, 0.9, 1.5, 1.9, 2.6].flatMap((after) => frog(after, 0.12)),
  },
};
