import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const TONES = [110, 146.8, 164.8, 220, 246.9, 293.7, 329.6, 440];
const organ = (pitch: number): Cue => [
  { wave: 'triangle', pitch, loud: 0.22, rise: 0.12, fall: 3.6, tremble: [4.2, 0.008] },
  { wave: 'sine', pitch: pitch * 3, loud: 0.08, rise: 0.2, fall: 2.8 },
  { wave: 'sine', pitch: pitch * 5.02, loud: 0.04, rise: 0.05, fall: 2 },
];

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'sine', pitch: 55, loud: 0.09, tremble: [0.21, 0.012] },
      { wave: 'sawtooth', pitch: 82.4, loud: 0.012, tremble: [0.33, 0.01] },
      { wave: 'noise', pitch: 640, narrow: 2, loud: 0.02 },
    ],
    now: [
      {
        every: [6, 14],
        bend: 0.3,
        cue: [{ wave: 'sine', pitch: 300, to: 660, loud: 0.05, rise: 1.2, fall: 2, tremble: [7, 0.03] }],
      },
      { every: [3, 9], bend: 0.5, cue: [{ wave: 'sine', pitch: 1900, to: 1500, loud: 0.025, fall: 0.6 }] },
    ],
  },
  cues: {
    ...Object.fromEntries(TONES.map((pitch, index) => [`tone${index}`, organ(pitch)])),
    wakes: [
      { wave: 'sawtooth', pitch: 40, to: 160, loud: 0.2, rise: 1.6, fall: 2.4, tremble: [9, 0.02] },
      ...[220, 277.2, 329.6, 415.3].map((pitch, index) => ({
        ...{ wave: 'sine' as const, pitch, loud: 0.12, rise: 0.2, fall: 2.6, after: 1 + index * 0.24 },
      })),
    ],
    sleeps: [{ wave: 'sawtooth', pitch: 150, to: 36, loud: 0.16, rise: 0.1, fall: 3 }],
    door: [
      { wave: 'noise', pitch: 300, to: 1400, narrow: 2.4, loud: 0.22, rise: 0.6, fall: 1.6 },
      { wave: 'sine', pitch: 90, to: 60, loud: 0.3, fall: 1, after: 1.6 },
    ],
  },
};
