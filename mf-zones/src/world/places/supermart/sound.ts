import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const note = (pitch: number, after: number, loud = 0.05): Cue[number] => ({
  ...{ wave: 'triangle', pitch, loud, rise: 0.02, fall: 0.7, after },
});
/** Two bars of the kind of music that nobody ever wrote. */
const tune: Cue = [
  ...[392, 493.9, 587.3, 659.3, 587.3, 493.9, 440, 523.3].map((pitch, index) =>
    note(pitch, index * 0.42, 0.03),
  ),
  ...[98, 130.8, 146.8, 110].map((pitch, index): Cue[number] => ({
    ...{ wave: 'sine', pitch, loud: 0.06, rise: 0.03, fall: 0.8, after: index * 0.84 },
  })),
];
const chime = (pitch: number, after: number): Cue[number] => ({
  ...{ wave: 'sine', pitch, loud: 0.2, rise: 0.01, fall: 2.4, after },
});

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 420, narrow: 0.7, loud: 0.022 },
      { wave: 'sine', pitch: 100, loud: 0.012 },
    ],
    now: [
      { every: [3.4, 3.4], cue: tune },
      {
        every: [4, 10],
        bend: 0.2,
        cue: [
          { wave: 'sine', pitch: 1760, loud: 0.02, fall: 0.16 },
          { wave: 'sine', pitch: 2217, loud: 0.02, fall: 0.2, after: 0.14 },
        ],
      },
      {
        every: [7, 15],
        cue: [chime(659.3, 0), chime(523.3, 0.4)].map((voice) => ({ ...voice, loud: 0.03 })),
      },
    ],
  },
  cues: {
    clock: [659.3, 523.3, 587.3, 392, 392, 587.3, 659.3, 523.3].map((pitch, index) =>
      chime(pitch, index * 0.5),
    ),
    up: [{ wave: 'sawtooth', pitch: 60, to: 130, loud: 0.09, rise: 0.6, fall: 1.2 }],
    down: [{ wave: 'sawtooth', pitch: 130, to: 60, loud: 0.09, rise: 0.3, fall: 1.4 }],
    cart: [0, 0.16, 0.34, 0.5, 0.7, 0.88].map((after) => ({
      ...{ wave: 'noise' as const, pitch: 2600, narrow: 3, loud: 0.07, fall: 0.1, after },
    })),
    ...Object.fromEntries(
      [1, 2].map((right) => [
        `sort${right}`,
        [note(440 + right * 110, 0, 0.16), note(660 + right * 110, 0.1, 0.1)],
      ]),
    ),
    wrong: [{ wave: 'sine', pitch: 240, to: 120, loud: 0.2, rise: 0.02, fall: 0.4 }],
    sorted: [523.3, 659.3, 784, 1046.5].map((pitch, index) => note(pitch, index * 0.13, 0.16)),
  },
};
