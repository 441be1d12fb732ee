import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const glass = (pitch: number, after = 0, loud = 0.2): Cue => [
  { wave: 'sine', pitch, loud, rise: 0.01, fall: 2.8, after },
  { wave: 'sine', pitch: pitch * 2.01, loud: loud * 0.35, rise: 0.01, fall: 1.6, after },
  { wave: 'sine', pitch: pitch * 3.98, loud: loud * 0.12, rise: 0.01, fall: 0.7, after },
];
const TONES = [392, 440, 523.3, 587.3, 659.3, 784];

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'sine', pitch: 98, loud: 0.05, tremble: [0.11, 0.01] },
      { wave: 'sine', pitch: 147, loud: 0.03, tremble: [0.17, 0.01] },
      { wave: 'noise', pitch: 900, narrow: 0.7, loud: 0.014 },
    ],
    now: [
      { every: [2, 6], bend: 0.35, cue: glass(784, 0, 0.045) },
      { every: [7, 15], cue: [...glass(523.3, 0, 0.04), ...glass(659.3, 0.5, 0.04), ...glass(880, 1, 0.04)] },
    ],
  },
  cues: {
    ...Object.fromEntries(TONES.map((pitch, index) => [`tone${index}`, glass(pitch)])),
    rise: [{ wave: 'sine', pitch: 196, to: 784, loud: 0.16, rise: 1.6, fall: 3, tremble: [6, 0.01] }],
    pool: TONES.flatMap((pitch, index) => glass(pitch, index * 0.14, 0.12)),
  },
};
