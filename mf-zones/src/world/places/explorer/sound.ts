import type { Cue, PlaceSound } from '../../sound/recipe.ts';

const bell = (pitch: number, after: number, loud: number): Cue => [
  { wave: 'sine', pitch, loud, rise: 0.003, fall: 0.7, after },
  { wave: 'triangle', pitch: pitch * 2.76, loud: loud * 0.4, rise: 0.003, fall: 0.3, after },
];
const fire = (loud: number): Cue => [
  { wave: 'noise', pitch: 300, to: 1200, narrow: 0.7, loud, rise: 0.3, fall: 1.6 },
  { wave: 'noise', pitch: 2400, narrow: 2, loud: loud * 0.5, rise: 0.02, fall: 0.2, after: 0.5 },
  { wave: 'noise', pitch: 1900, narrow: 2, loud: loud * 0.5, rise: 0.02, fall: 0.16, after: 0.9 },
];
const horn = (pitch: number, after: number): Cue[number] => ({
  ...{ wave: 'sawtooth', pitch, loud: 0.08, rise: 0.3, fall: 2.2, after, tremble: [4.4, 0.006] },
});

export const sound: PlaceSound = {
  ambience: {
    bed: [
      { wave: 'noise', pitch: 380, narrow: 0.5, loud: 0.07 },
      { wave: 'noise', pitch: 1500, narrow: 1.6, loud: 0.014 },
    ],
    now: [
      { every: [3, 8], bend: 0.15, cue: bell(620, 0, 0.035) },
      { every: [6, 13], cue: [...bell(540, 0, 0.025), ...bell(560, 0.34, 0.02)] },
      {
        every: [14, 30],
        bend: 0.2,
        cue: [{ wave: 'sine', pitch: 2100, to: 1500, loud: 0.03, rise: 0.1, fall: 0.9, tremble: [7, 0.03] }],
      },
    ],
  },
  cues: {
    fire0: [{ wave: 'noise', pitch: 900, to: 200, narrow: 0.8, loud: 0.2, fall: 0.7 }],
    fire1: fire(0.22),
    fire2: fire(0.26),
    fire3: [...fire(0.3), horn(146.8, 0.4), horn(220, 0.9), horn(293.7, 1.4)],
    map: [440, 554.4, 659.3, 880].map((pitch, index) => ({
      ...{ wave: 'sine' as const, pitch, loud: 0.12, rise: 0.02, fall: 1.4, after: index * 0.18 },
    })),
    bell: [0, 0.3, 0.62, 0.9].flatMap((after) => bell(600, after, 0.2)),
    gust: [{ wave: 'noise', pitch: 260, to: 900, narrow: 0.6, loud: 0.4, rise: 1, fall: 2.2 }],
    calm: [{ wave: 'noise', pitch: 700, to: 240, narrow: 0.6, loud: 0.24, rise: 0.2, fall: 1.6 }],
  },
};
