import type { PlaceSound } from '../../sound/recipe.ts';

export const sound: PlaceSound = {
  ambience: {
    bed: [{ wave: 'noise', pitch: 240, narrow: 0.5, loud: 0.02 }],
    now: [
      { every: [1, 1], cue: [{ wave: 'noise', pitch: 3200, narrow: 9, loud: 0.05, fall: 0.03 }] },
      {
        every: [4, 11],
        bend: 0.3,
        cue: [{ wave: 'noise', pitch: 3800, to: 2200, narrow: 1.2, loud: 0.05, rise: 0.08, fall: 0.22 }],
      },
    ],
  },
  cues: {
    bell: [
      { wave: 'sine', pitch: 1568, loud: 0.28, fall: 2.6 },
      { wave: 'sine', pitch: 2349, loud: 0.14, fall: 1.7 },
      { wave: 'sine', pitch: 3951, loud: 0.07, fall: 0.8 },
    ],
    click: [{ wave: 'square', pitch: 1900, loud: 0.06, fall: 0.03 }],
    creak: [{ wave: 'sawtooth', pitch: 180, to: 240, loud: 0.05, rise: 0.1, fall: 0.5, tremble: [16, 0.3] }],
  },
};
