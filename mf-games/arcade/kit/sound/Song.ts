/** A scale as semitones above its root. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  pentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
} as const;

export interface Song {
  /** The root as semitones above C: D is 2, F sharp 6. */
  root: number;
  scale: keyof typeof SCALES;
  /** Beats a minute. */
  tempo: number;
  /** Euclid patterns of sixteen steps: how many beats of kick, snare and hat. Left out: no drums. */
  drums?: { kick: number; snare: number; hat: number };
  /** The melody's voice. */
  voice?: 'pluck' | 'bell' | 'flute';
}

/** The frequency of a degree of the scale, 0 being the root in the octave of middle C; negative and large ones go on. */
export function pitchOf({ root, scale }: Pick<Song, 'root' | 'scale'>, degree: number): number {
  const steps: readonly number[] = SCALES[scale];
  const octave = Math.floor(degree / steps.length);
  const step = steps[degree - octave * steps.length] ?? 0;
  return 261.63 * 2 ** ((root + step) / 12 + octave);
}

/** `hits` beats spread over sixteen steps as evenly as can be. */
export function euclid(hits: number, steps = 16): boolean[] {
  return Array.from({ length: steps }, (_, i) => (i * hits) % steps < hits);
}
