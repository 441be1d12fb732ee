/** A source of numbers from 0 up to 1. The same seed gives the same numbers on every machine. */
export type Random = () => number;

/** Mulberry32: small, fast, and good enough to scatter stones. */
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(from: number, to: number, next: Random): number {
  return from + (to - from) * next();
}

export function pick<T>(list: readonly T[], next: Random): T {
  return at(list, Math.floor(next() * list.length));
}

/** The item at `index`, counted round: the one after the last is the first. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
