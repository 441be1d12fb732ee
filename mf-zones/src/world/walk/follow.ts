import { clamp } from '../maths/ease.ts';

/** Somebody whom another goes along with. */
export interface Leader {
  x: number;
  z: number;
}

/** So near one stands beside somebody. */
const BESIDE = 2.2;
/** Farther than this nobody walks: who went through a door or was put elsewhere is joined there. */
const LOST = 18;
const TURNS = 4;

export interface Following {
  ahead: number;
  turn: number;
  isLost: boolean;
}

/** Writes how somebody walks who goes along with another: turned to them, and ahead until they stand beside them. */
export function follow(self: Leader & { yaw: number }, leader: Leader, out: Following): void {
  const dx = leader.x - self.x;
  const dz = leader.z - self.z;
  const far = Math.hypot(dx, dz);
  const off = Math.atan2(dx, dz) - self.yaw;
  const turn = Math.atan2(Math.sin(off), Math.cos(off));
  const isBeside = far <= BESIDE;
  out.isLost = far > LOST;
  out.turn = isBeside ? 0 : clamp(turn * TURNS, -3, 3);
  // Who looks the other way turns first.
  out.ahead = isBeside || Math.abs(turn) > 1.2 ? 0 : clamp(far - BESIDE, 0.15, 1);
}
