import { lerp } from './ease.ts';

function hash(x: number, y: number): number {
  let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise from 0 to 1; one hill about every unit. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const u = (x - left) ** 2 * (3 - 2 * (x - left));
  const v = (y - low) ** 2 * (3 - 2 * (y - low));
  return lerp(
    lerp(hash(left, low), hash(left + 1, low), u),
    lerp(hash(left, low + 1), hash(left + 1, low + 1), u),
    v,
  );
}

/** Noise on noise: large hills that carry smaller ones. From 0 to almost 1. */
export function fbm(x: number, y: number, octaves = 4): number {
  let sum = 0;
  let height = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += height * noise(x, y);
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 5.7;
    height *= 0.5;
  }
  return sum;
}
