/** What one cannot walk through and may stand on: a box turned about the upright axis, or an upright drum. */
export type Solid = SolidBox | SolidDrum;

interface Upright {
  x: number;
  z: number;
  /** From which height to which. */
  low: number;
  high: number;
  /** One walks through it, but stands on it: stairs, planks. Hidden walls have the opposite: nothing to stand on. */
  step?: boolean;
  /** Only there while something is in a certain state: a drawbridge, a door. Given as `thing=state`. */
  when?: string;
}

export interface SolidBox extends Upright {
  kind: 'box';
  /** Half of its width and depth. */
  halfX: number;
  halfZ: number;
  turn: number;
  /** A slope: how much higher its far end (towards +z of its own) is than its near end. `high` is the near end. */
  rise?: number;
}

export interface SolidDrum extends Upright {
  kind: 'drum';
  radius: number;
}
