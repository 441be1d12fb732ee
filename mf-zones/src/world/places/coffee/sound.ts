import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const brush = (after: number, loud: number): Cue[number] => ({
  ...{ wave: 'noise', pitch: 4200, narrow: 0.9, loud, rise: 0.05, fall: 0.22, after },
});
const key = (pitch: number, after: number): Cue[number] => ({
  ...{ wave: 'triangle', pitch, loud: 0.1, rise: 0.01, fall: 1.3, after },
});

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 1900, narrow: 0.5, loud: 0.055 },
      { wave: 'noise', pitch: 150, narrow: 0.8, loud: 0.03 },
    ],
    now: [
      { every: [2, 6], bend: 0.2, cue: [{ wave: 'sine', pitch: 2300, loud: 0.035, fall: 0.18 }] },
      { every: [1.1, 1.1], cue: [brush(0, 0.02), brush(0.36, 0.012), brush(0.72, 0.018)] },
      {
        every: [9, 18],
        bend: 0.2,
        cue: [{ wave: 'noise', pitch: 5200, narrow: 0.8, loud: 0.06, rise: 0.2, fall: 1.2 }],
      },
    ],
  },
  cues: {
    brew: [
      { wave: 'noise', pitch: 900, to: 2200, narrow: 2, loud: 0.16, rise: 0.4, fall: 2.4 },
      { wave: 'noise', pitch: 5600, narrow: 0.9, loud: 0.2, rise: 0.5, fall: 2.2, after: 2.6 },
      { wave: 'sine', pitch: 1980, loud: 0.12, fall: 0.5, after: 5.4 },
    ],
    brushes: [0, 0.36, 0.72, 1.08, 1.44].map((after, index) => brush(after, index % 2 ? 0.05 : 0.09)),
    piano: [261.6, 329.6, 392, 493.9, 440, 392].map((pitch, index) => key(pitch, index * 0.34)),
    needle: [{ wave: 'noise', pitch: 2400, to: 600, narrow: 3, loud: 0.16, fall: 0.3 }],
    whistle: [{ wave: 'sine', pitch: 1500, to: 2600, loud: 0.07, rise: 1.4, fall: 1.4, tremble: [9, 0.01] }],
  },
};
