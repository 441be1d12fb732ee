export const TAU = Math.PI * 2;

export function lerp(from: number, to: number, by: number): number {
  return from + (to - from) * by;
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** 0 below `from`, 1 above `to`, an S between; `from` may be the larger one. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
