import { ESCALATOR, UPPER } from './plan.ts';

const { footX, footZ, headX, headZ } = ESCALATOR;

/** How far an escalator goes over the floor, and how many steps it has. */
export const RUN = Math.hypot(headX - footX, headZ - footZ);
export const STEPS = 26;
/** From one step to the next, along the slope. */
export const PITCH = Math.hypot(RUN, UPPER) / STEPS;

/** Which way the escalator on that side climbs: one metre of it. */
export function climb(side: number): { x: number; y: number; z: number } {
  const length = Math.hypot(RUN, UPPER);
  return { x: (side * (headX - footX)) / length, y: UPPER / length, z: (headZ - footZ) / length };
}
