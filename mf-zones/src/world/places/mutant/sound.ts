import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const tick = (after: number, loud = 0.06): Cue[number] => ({
  ...{ wave: 'square', pitch: 2100, to: 900, loud, rise: 0.001, fall: 0.018, after },
});
const squelch = (pitch: number, loud: number): Cue => [
  { wave: 'sine', pitch, to: pitch * 2.6, loud, rise: 0.02, fall: 0.14 },
  { wave: 'noise', pitch: 700, to: 240, narrow: 1.6, loud: loud * 0.9, rise: 0.01, fall: 0.16 },
];

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'sine', pitch: 58, loud: 0.06, tremble: [0.3, 0.02] },
      { wave: 'noise', pitch: 900, narrow: 0.8, loud: 0.02 },
      { wave: 'triangle', pitch: 116.5, loud: 0.014, tremble: [5.2, 0.01] },
    ],
    now: [
      { every: [0.25, 1.5], bend: 0.1, cue: [tick(0, 0.03)] },
      { every: [3, 9], cue: [0, 0.05, 0.13, 0.18, 0.3].map((after) => tick(after, 0.04)) },
      { every: [2.5, 6], bend: 0.4, cue: squelch(130, 0.08) },
      {
        every: [9, 20],
        bend: 0.3,
        cue: [{ wave: 'sawtooth', pitch: 90, to: 64, loud: 0.035, rise: 0.6, fall: 1.8, tremble: [9, 0.06] }],
      },
    ],
  },
  cues: {
    drop: [{ wave: 'sine', pitch: 420, to: 900, loud: 0.3, rise: 0.005, fall: 0.16 }, ...squelch(180, 0.16)],
    grows: [
      ...squelch(110, 0.4),
      ...[220, 277.2, 370, 493.9, 659.3].map((pitch, index) => ({
        ...{
          wave: 'triangle' as const,
          pitch,
          to: pitch * 1.02,
          loud: 0.13,
          rise: 0.1,
          fall: 1.2,
          after: 0.3 + index * 0.22,
        },
      })),
    ],
    jump: [0, 0.9, 1.7, 2.4].flatMap((after) => squelch(150, 0.3).map((voice) => ({ ...voice, after }))),
    wakes: [
      { wave: 'sawtooth', pitch: 46, to: 120, loud: 0.16, rise: 1.2, fall: 2, tremble: [6, 0.05] },
      ...[0, 0.07, 0.13, 0.18, 0.22, 0.25].map((after) => tick(after + 0.4, 0.1)),
    ],
  },
};
