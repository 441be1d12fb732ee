import { heightAt, isRock } from '../../world/walk/Ground.ts';
import { BODY, type Collider, floorAt, type IsOn, pushedOut } from '../../world/walk/Collider.ts';

interface Point {
  x: number;
  y: number;
  z: number;
}

/** Where a throw comes down. */
export interface Landing extends Point {
  /** One can stand there. */
  isFree: boolean;
  /** How many points of the arc are drawn, three numbers each. */
  count: number;
}

export const ARC_POINTS = 48;

const SPEED = 7.5;
const FALL = 9.8;
const STEP_S = 0.05;
/** A wall that is so near to where one wants to stand pushes one aside; a nearer one forbids it. */
const ASIDE = 0.45;
/** How steep the ground may be: metres up for a metre ahead. */
const STEEP = 1.3;
const NEAR = 0.3;

/** Throws from a hand along `way` and writes the arc, point by point, until it meets something. Nothing is allocated. */
export function throwArc(
  from: Point,
  way: Point,
  collider: Collider,
  isOn: IsOn,
  arc: Float32Array,
  out: Landing,
): void {
  out.isFree = false;
  let { x, y, z } = from;
  for (let n = 0; n < ARC_POINTS; n++) {
    arc[n * 3] = x;
    arc[n * 3 + 1] = y;
    arc[n * 3 + 2] = z;
    out.count = n + 1;
    out.x = x;
    out.y = y;
    out.z = z;
    const t = (n + 1) * STEP_S;
    const nextX = from.x + way.x * SPEED * t;
    const nextY = from.y + way.y * SPEED * t - (FALL / 2) * t * t;
    const nextZ = from.z + way.z * SPEED * t;
    const floor = floorAt(collider, nextX, nextZ, y - BODY.step, isOn);
    if (nextY <= floor) {
      // Where it meets the floor, and not where the step ends.
      const share = y > nextY ? Math.max(0, Math.min(1, (y - floor) / (y - nextY))) : 1;
      const meet = (from: number, to: number) => from + (to - from) * share;
      land(meet(x, nextX), floor, meet(z, nextZ), n + 1, collider, isOn, arc, out);
      return;
    }
    if (isInside(collider, nextX, nextY, nextZ, isOn)) return;
    x = nextX;
    y = nextY;
    z = nextZ;
  }
}

const spot = { x: 0, z: 0 };

function land(
  x: number,
  y: number,
  z: number,
  n: number,
  collider: Collider,
  isOn: IsOn,
  arc: Float32Array,
  out: Landing,
): void {
  pushedOut(collider, { x, z }, y, isOn, spot);
  out.isFree = Math.hypot(spot.x - x, spot.z - z) <= ASIDE && !isSteep(collider, spot.x, y, spot.z, isOn);
  out.x = out.isFree ? spot.x : x;
  out.z = out.isFree ? spot.z : z;
  out.y = out.isFree ? floorAt(collider, spot.x, spot.z, y, isOn) : y;
  if (n >= ARC_POINTS) return;
  arc[n * 3] = out.x;
  arc[n * 3 + 1] = out.y;
  arc[n * 3 + 2] = out.z;
  out.count = n + 1;
}

/** Rock, or bare ground that nobody could walk up. On what was built one stands level. */
function isSteep(collider: Collider, x: number, y: number, z: number, isOn: IsOn): boolean {
  const { ground } = collider;
  const bare = heightAt(ground, x, z);
  if (isRock(ground, x, z, y)) return true;
  if (floorAt(collider, x, z, y, isOn) > bare) return false;
  const slope = Math.hypot(
    heightAt(ground, x + NEAR, z) - heightAt(ground, x - NEAR, z),
    heightAt(ground, x, z + NEAR) - heightAt(ground, x, z - NEAR),
  );
  return slope / (2 * NEAR) > STEEP;
}

function isInside({ solids }: Collider, x: number, y: number, z: number, isOn: IsOn): boolean {
  for (const solid of solids) {
    if (solid.step || y < solid.low || y > solid.high) continue;
    if (solid.when !== undefined && !isOn(solid.when)) continue;
    const dx = x - solid.x;
    const dz = z - solid.z;
    if (solid.kind === 'drum') {
      if (dx * dx + dz * dz < solid.radius ** 2) return true;
      continue;
    }
    const c = Math.cos(solid.turn);
    const s = Math.sin(solid.turn);
    if (Math.abs(dx * c - dz * s) < solid.halfX && Math.abs(dx * s + dz * c) < solid.halfZ) return true;
  }
  return false;
}
