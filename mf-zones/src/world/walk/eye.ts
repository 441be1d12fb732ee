import { heightAt } from './Ground.ts';
import type { Collider } from './Collider.ts';
import type { Walker } from './Walker.ts';

export type Sight = 'behind' | 'own';

interface Eye {
  x: number;
  y: number;
  z: number;
  /** A point that it looks at. */
  atX: number;
  atY: number;
  atZ: number;
}

const OWN_EYES = 1.36;
const BACK = 4.6;
const ABOVE = 2.5;

/** Where the camera is: in the head of the walker, or behind and above, but never in a wall. */
export function eyeOf(walker: Walker, sight: Sight, collider: Collider, out: Eye, scale = 1): void {
  const flat = Math.cos(walker.pitch);
  const wayX = Math.sin(walker.yaw) * flat;
  const wayY = Math.sin(walker.pitch);
  const wayZ = Math.cos(walker.yaw) * flat;
  if (sight === 'own') {
    out.x = walker.x;
    out.y = walker.y + OWN_EYES;
    out.z = walker.z;
  } else {
    const back = BACK * scale;
    const lift = ABOVE * (0.5 + 0.5 * scale);
    const share = freeShare(walker, collider, wayX * back, lift - wayY * back * 0.6, wayZ * back);
    out.x = walker.x - wayX * back * share;
    out.y = walker.y + OWN_EYES * (1 - share) + (lift - wayY * back * 0.6) * share;
    out.z = walker.z - wayZ * back * share;
    out.y = Math.max(out.y, heightAt(collider.ground, out.x, out.z) + 0.5);
  }
  out.atX = out.x + wayX * 10;
  out.atY = out.y + wayY * 10 + (sight === 'behind' ? 0.35 : 0);
  out.atZ = out.z + wayZ * 10;
}

/** How far from the head to the camera nothing is in the way, 0.15 to 1. */
function freeShare(walker: Walker, { solids }: Collider, x: number, y: number, z: number): number {
  let share = 1;
  for (let step = 2; step <= 10; step++) {
    const t = step / 10;
    const px = walker.x - x * t;
    const py = walker.y + OWN_EYES + (y - OWN_EYES) * t;
    const pz = walker.z - z * t;
    for (const solid of solids) {
      if (py < solid.low || py > solid.high || solid.step) continue;
      const dx = px - solid.x;
      const dz = pz - solid.z;
      const inside =
        solid.kind === 'drum'
          ? Math.hypot(dx, dz) < solid.radius + 0.15
          : Math.abs(dx * Math.cos(solid.turn) - dz * Math.sin(solid.turn)) < solid.halfX + 0.15 &&
            Math.abs(dx * Math.sin(solid.turn) + dz * Math.cos(solid.turn)) < solid.halfZ + 0.15;
      if (inside) share = Math.min(share, Math.max(0.15, t - 0.15));
    }
    if (share < 1) return share;
  }
  return share;
}
