import type { ZonePiece } from '@plaza/api-contract';

interface Spot {
  x: number;
  y: number;
  z: number;
}

/** A line of sight: from the eye, one metre at a time. */
export interface Ray {
  from: Spot;
  way: Spot;
}

/** As much of a camera as tells where it looks. */
export interface Eye {
  matrixWorld: { elements: ArrayLike<number> };
  fov: number;
  aspect: number;
}

type HeightAt = (x: number, z: number) => number;

const STEP = 0.2;
const FAR = 80;
/** A finger is this much wider than what it means, in metres for a piece of size 1. */
const ROUND = 0.95;
const MIDDLE = 0.9;

/** The line through a spot of the picture; `across` and `up` run from -1 to 1. */
export function rayThrough({ matrixWorld: { elements }, fov, aspect }: Eye, across: number, up: number): Ray {
  const cell = (index: number) => elements[index] ?? 0;
  const high = Math.tan((fov * Math.PI) / 360);
  const [right, top] = [across * high * aspect, up * high];
  const x = cell(0) * right + cell(4) * top - cell(8);
  const y = cell(1) * right + cell(5) * top - cell(9);
  const z = cell(2) * right + cell(6) * top - cell(10);
  const length = Math.hypot(x, y, z) || 1;
  return {
    from: { x: cell(12), y: cell(13), z: cell(14) },
    way: { x: x / length, y: y / length, z: z / length },
  };
}

/** Where it meets the ground; nothing for the sky. */
export function groundUnder({ from, way }: Ray, heightAt: HeightAt): [x: number, z: number] | null {
  for (let far = 0; far < FAR; far += STEP) {
    const [x, z] = [from.x + way.x * far, from.z + way.z * far];
    if (from.y + way.y * far <= heightAt(x, z)) return [x, z];
  }
  return null;
}

/** Which of the pieces stands there; of several the one that is met first. */
export function pieceUnder(
  { from, way }: Ray,
  pieces: readonly (Pick<ZonePiece, 'id' | 'at'> & { size?: number })[],
  heightAt: HeightAt,
): string | null {
  let first = Infinity;
  let found: string | null = null;
  for (const { id, at, size = 1 } of pieces) {
    const [x, y, z] = at;
    const [dx, dz] = [x - from.x, z - from.z];
    const dy = heightAt(x, z) + y + MIDDLE * size - from.y;
    const far = dx * way.x + dy * way.y + dz * way.z;
    const beside = Math.hypot(dx - way.x * far, dy - way.y * far, dz - way.z * far);
    if (far <= 0 || far >= first || beside > ROUND * Math.max(0.6, size)) continue;
    first = far;
    found = id;
  }
  return found;
}
