import type { Cue, PlaceSound } from '../../sound/recipe.ts';

/** A giggle: short slides upwards, each a little higher. */
const giggle = (pitch: number, loud: number): Cue =>
  [0, 0.11, 0.21, 0.3, 0.42].map((after, index) => ({
    ...{ wave: 'triangle' as const, pitch: pitch * (1 + index * 0.06), to: pitch * (1.3 + index * 0.06) },
    ...{ loud, rise: 0.01, fall: 0.08, after },
  }));
const box = (pitch: number, after: number, loud = 0.035): Cue[number] => ({
  ...{ wave: 'sine', pitch, loud, rise: 0.004, fall: 0.9, after },
});
/** A music box, a little out of breath. */
const tune: Cue = [784, 784, 880, 784, 1046.5, 987.8, 784, 784, 880, 784, 1174.7, 1046.5].map(
  (pitch, index) => box(pitch, index * 0.36),
);

export const sound: PlaceSound = {
  ambience: {
    bed: [{ wave: 'noise', pitch: 1400, narrow: 0.6, loud: 0.018 }],
    now: [
      { every: [2, 5], bend: 0.35, cue: giggle(760, 0.03) },
      { every: [9, 14], cue: tune },
      {
        every: [5, 11],
        bend: 0.4,
        cue: [
          { wave: 'square', pitch: 320, to: 520, loud: 0.02, rise: 0.05, fall: 0.24, tremble: [26, 0.1] },
        ],
      },
    ],
  },
  cues: {
    pop: [
      { wave: 'noise', pitch: 1800, narrow: 0.6, loud: 0.5, fall: 0.07 },
      { wave: 'sine', pitch: 500, to: 120, loud: 0.2, fall: 0.12 },
    ],
    hit: [
      { wave: 'noise', pitch: 420, narrow: 0.8, loud: 0.4, fall: 0.14 },
      { wave: 'sine', pitch: 150, to: 80, loud: 0.3, fall: 0.2 },
    ],
    breaks: [
      { wave: 'noise', pitch: 900, narrow: 0.5, loud: 0.45, fall: 0.4 },
      ...[523.3, 659.3, 784, 1046.5, 1318.5].map((pitch, index) => box(pitch, 0.15 + index * 0.09, 0.14)),
      ...giggle(900, 0.08).map((voice) => ({ ...voice, after: (voice.after ?? 0) + 0.7 })),
    ],
    slide: [
      { wave: 'sine', pitch: 900, to: 260, loud: 0.16, rise: 0.05, fall: 1.1 },
      { wave: 'noise', pitch: 700, to: 2200, narrow: 0.8, loud: 0.3, rise: 0.05, fall: 0.7, after: 1.1 },
      ...giggle(820, 0.07).map((voice) => ({ ...voice, after: (voice.after ?? 0) + 1.4 })),
    ],
    blow: [{ wave: 'noise', pitch: 900, to: 400, narrow: 0.7, loud: 0.3, rise: 0.2, fall: 0.8 }],
    light: [
      { wave: 'noise', pitch: 2600, narrow: 1, loud: 0.16, rise: 0.02, fall: 0.5 },
      box(1046.5, 0.2, 0.12),
    ],
  },
};
