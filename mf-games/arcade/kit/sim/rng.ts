import { at } from './at.ts';

/** Random numbers that a seed decides. The whole generator is one integer, so that a state carries it. */
export interface Rng {
  rng: number;
}

/** The next 32 random bits (mulberry32). */
export function nextBits(box: Rng): number {
  box.rng = (box.rng + 0x6d2b79f5) | 0;
  let bits = Math.imul(box.rng ^ (box.rng >>> 15), 1 | box.rng);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return (bits ^ (bits >>> 14)) >>> 0;
}

/** From 0 up to 1, without 1. */
export function random(box: Rng): number {
  return nextBits(box) / 4294967296;
}

/** A whole number from 0 up to `count`, without `count`. */
export function below(box: Rng, count: number): number {
  return Math.floor(random(box) * count);
}

export function between(box: Rng, low: number, high: number): number {
  return low + (high - low) * random(box);
}

export function pick<T>(box: Rng, list: readonly T[]): T {
  return at(list, below(box, list.length));
}

/** Shuffles in place and gives the same list back. */
export function shuffle<T>(box: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(box, i + 1);
    const kept = at(list, i);
    list[i] = at(list, j);
    list[j] = kept;
  }
  return list;
}

/** A seed from words, as for a day: `seedFrom('sky-courier 2026-05-01')`. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
