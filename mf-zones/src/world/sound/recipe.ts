/** One voice of a sound that is made, not recorded. Times in seconds, loudness from 0 to 1. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Pitch in hertz, or the middle of the filter for noise; `to` is where it goes. */
  pitch: number;
  to?: number;
  loud: number;
  /** Until it is loudest, and from there until it is gone. */
  rise?: number;
  fall: number;
  /** When it begins, after the sound does. */
  after?: number;
  /** For noise: how narrow the filter is. Wind is 0.6, a whistle 20. */
  narrow?: number;
  /** Trembles so many times a second, by so much of its pitch. */
  tremble?: readonly [timesPerSecond: number, share: number];
}

export type Cue = readonly Voice[];

/** A sound that goes on: a bed that never ends, or cues that come now and then. */
export interface Ambience {
  /** Sounds all the time: its voices neither rise nor fall, they swell slowly. */
  bed?: readonly Omit<Voice, 'fall' | 'rise' | 'after'>[];
  /** Comes every so many seconds, by chance between both, with its pitch changed a little. */
  now?: readonly { cue: Cue; every: readonly [least: number, most: number]; bend?: number }[];
}

export interface PlaceSound {
  ambience: Ambience;
  cues: Readonly<Record<string, Cue>>;
}
