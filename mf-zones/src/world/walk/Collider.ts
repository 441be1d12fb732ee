import { clamp } from '../maths/ease.ts';
import { type Ground, heightAt } from './Ground.ts';
import type { Solid, SolidBox } from './solids.ts';

/** What one walks on and against. `isOn` says whether a solid that comes and goes is there. */
export interface Collider {
  ground: Ground;
  solids: readonly Solid[];
  bounds: readonly [low: readonly [number, number], high: readonly [number, number]];
}

export type IsOn = (when: string) => boolean;

/** A walker is an upright drum: so wide, so tall, and steps on what is not higher than this. */
export const BODY = { radius: 0.3, height: 1.6, step: 0.55 } as const;

/** The height one stands on at (x, z) with feet at `y`: the ground, or the highest solid within a step. */
export function floorAt({ ground, solids }: Collider, x: number, z: number, y: number, isOn: IsOn): number {
  let floor = heightAt(ground, x, z);
  for (const solid of solids) {
    const top = topOf(solid, x, z);
    if (top !== null && top > floor && top <= y + BODY.step && present(solid, isOn)) floor = top;
  }
  return floor;
}

/** Where a walker who wants to stand at (x, z) ends up: outside of every solid that is as high as they are. */
export function pushedOut(
  { solids, bounds }: Collider,
  at: { x: number; z: number },
  y: number,
  isOn: IsOn,
  out: { x: number; z: number },
): void {
  out.x = clamp(at.x, bounds[0][0], bounds[1][0]);
  out.z = clamp(at.z, bounds[0][1], bounds[1][1]);
  // Twice: leaving one wall may lead into the next.
  for (let pass = 0; pass < 2; pass++)
    for (const solid of solids) {
      if (solid.step || solid.low >= y + BODY.height || !present(solid, isOn)) continue;
      const top = solid.kind === 'box' && solid.rise ? (topOf(solid, out.x, out.z) ?? -Infinity) : solid.high;
      if (top <= y + BODY.step) continue;
      if (solid.kind === 'drum') leaveDrum(solid.x, solid.z, solid.radius + BODY.radius, out);
      else leaveBox(solid, out);
    }
}

const present = (solid: Solid, isOn: IsOn) => solid.when === undefined || isOn(solid.when);

function topOf(solid: Solid, x: number, z: number): number | null {
  const dx = x - solid.x;
  const dz = z - solid.z;
  if (solid.kind === 'drum') return dx * dx + dz * dz <= solid.radius ** 2 ? solid.high : null;
  const c = Math.cos(solid.turn);
  const s = Math.sin(solid.turn);
  const u = dx * c - dz * s;
  const v = dx * s + dz * c;
  if (Math.abs(u) > solid.halfX || Math.abs(v) > solid.halfZ) return null;
  return solid.high + (solid.rise ? (solid.rise * (v + solid.halfZ)) / (2 * solid.halfZ) : 0);
}

function leaveDrum(x: number, z: number, radius: number, out: { x: number; z: number }): void {
  const dx = out.x - x;
  const dz = out.z - z;
  const far = Math.hypot(dx, dz);
  if (far >= radius) return;
  const by = far > 0.001 ? radius / far : 0;
  out.x = x + (by ? dx * by : radius);
  out.z = z + dz * by;
}

function leaveBox({ x, z, turn, halfX, halfZ }: SolidBox, out: { x: number; z: number }): void {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const dx = out.x - x;
  const dz = out.z - z;
  let u = dx * c - dz * s;
  let v = dx * s + dz * c;
  const nearU = clamp(u, -halfX, halfX);
  const nearV = clamp(v, -halfZ, halfZ);
  const gapU = u - nearU;
  const gapV = v - nearV;
  const gap = Math.hypot(gapU, gapV);
  if (gap >= BODY.radius) return;
  if (gap > 0.001) {
    u = nearU + (gapU / gap) * BODY.radius;
    v = nearV + (gapV / gap) * BODY.radius;
  } else if (halfX - Math.abs(u) < halfZ - Math.abs(v)) u = Math.sign(u || 1) * (halfX + BODY.radius);
  else v = Math.sign(v || 1) * (halfZ + BODY.radius);
  out.x = x + u * c + v * s;
  out.z = z - u * s + v * c;
}
