import type { PlaceSound } from '../../sound/recipe.ts';

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 320, narrow: 0.6, loud: 0.05 },
      { wave: 'noise', pitch: 1400, narrow: 1.2, loud: 0.018 },
    ],
    now: [
      {
        every: [7, 18],
        bend: 0.2,
        cue: [
          { wave: 'sawtooth', pitch: 620, to: 430, loud: 0.05, rise: 0.02, fall: 0.22, tremble: [38, 0.18] },
          {
            wave: 'sawtooth',
            pitch: 600,
            to: 410,
            loud: 0.05,
            rise: 0.02,
            fall: 0.26,
            after: 0.34,
            tremble: [36, 0.2],
          },
        ],
      },
      {
        every: [0.4, 1.6],
        bend: 0.5,
        cue: [{ wave: 'noise', pitch: 2600, narrow: 4, loud: 0.03, fall: 0.05 }],
      },
    ],
  },
  cues: {
    bell: [
      { wave: 'sine', pitch: 130.8, loud: 0.5, fall: 6.5 },
      { wave: 'sine', pitch: 261.6, loud: 0.3, fall: 5 },
      { wave: 'sine', pitch: 311.1, loud: 0.22, fall: 4 },
      { wave: 'sine', pitch: 523.2, loud: 0.14, fall: 2.4 },
      { wave: 'noise', pitch: 900, narrow: 2, loud: 0.2, fall: 0.12 },
    ],
    chain: [0, 0.22, 0.44, 0.66, 0.88, 1.1, 1.32].map((after) => ({
      wave: 'noise' as const,
      pitch: 2100,
      narrow: 6,
      loud: 0.16,
      fall: 0.09,
      after,
    })),
    rope: [{ wave: 'noise', pitch: 700, to: 1500, narrow: 1.5, loud: 0.12, rise: 0.4, fall: 0.8 }],
  },
};
