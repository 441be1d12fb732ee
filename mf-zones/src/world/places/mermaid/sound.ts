import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const note = (pitch: number): Cue => [
  { wave: 'sine', pitch, loud: 0.3, rise: 0.08, fall: 1.8, tremble: [5, 0.008] },
  { wave: 'sine', pitch: pitch * 2, loud: 0.08, rise: 0.1, fall: 1.2 },
];

const bubble: Cue = [{ wave: 'sine', pitch: 420, to: 1100, loud: 0.06, rise: 0.01, fall: 0.12 }];

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 180, narrow: 0.8, loud: 0.07 },
      { wave: 'sine', pitch: 65.4, loud: 0.05, tremble: [0.13, 0.01] },
    ],
    now: [
      { every: [0.7, 2.6], bend: 0.5, cue: bubble },
      {
        every: [14, 30],
        bend: 0.15,
        cue: [
          { wave: 'sine', pitch: 150, to: 310, loud: 0.1, rise: 1.2, fall: 2.6, tremble: [4.5, 0.02] },
          { wave: 'sine', pitch: 300, to: 190, loud: 0.07, rise: 1, fall: 3, after: 2.4, tremble: [4, 0.02] },
        ],
      },
    ],
  },
  cues: {
    note0: note(110),
    note1: note(261.6),
    note2: note(392),
    note3: note(329.6),
    opens: [261.6, 329.6, 392, 523.2].flatMap((pitch, index) =>
      note(pitch).map((voice) => ({ ...voice, after: index * 0.22, fall: 3 })),
    ),
    pearl: [
      { wave: 'sine', pitch: 880, loud: 0.2, fall: 1.4 },
      { wave: 'sine', pitch: 1318.5, loud: 0.12, fall: 1, after: 0.08 },
    ],
    rush: [{ wave: 'noise', pitch: 300, to: 1200, narrow: 0.9, loud: 0.3, rise: 0.8, fall: 3 }],
  },
};
