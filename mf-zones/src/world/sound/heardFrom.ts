import type { Thing } from '../play/thing.ts';
import type { Walker } from '../walk/Walker.ts';

/** Up to here a thing is as loud as it is, in metres; from there on it is half as loud every ten metres or so. */
const BESIDE = 4;
const HALF = 10;
/** A bell is heard all over the place. */
const LEAST = 0.15;
/** Nothing is heard by one ear alone. */
const ASIDE = 0.8;

/** How loud a thing is where somebody stands (1 beside it), and from which side: -1 left, 1 right. */
export function heardFrom(
  { x, z, yaw }: Pick<Walker, 'x' | 'z' | 'yaw'>,
  { parts }: Pick<Thing, 'parts'>,
): { near: number; side: number } {
  let far = Infinity;
  let side = 0;
  for (const { at } of parts) {
    const [dx, dz] = [at[0] - x, at[2] - z];
    const metres = Math.hypot(dx, dz);
    if (metres >= far) continue;
    far = metres;
    // Within reach of a hand it has no side.
    const aside = dz * Math.sin(yaw) - dx * Math.cos(yaw);
    side = (aside / Math.max(metres, BESIDE)) * ASIDE;
  }
  return { near: Math.max(LEAST, 1 / (1 + Math.max(0, far - BESIDE) / HALF)), side };
}
