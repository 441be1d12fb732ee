import type { Body } from '../link/body.ts';

type Way = readonly [x: number, y: number, z: number];

/** Where somebody's head is in the place, where it looks, and where its top points. */
export interface Ears {
  x: number;
  y: number;
  z: number;
  ahead: Way;
  up: Way;
}

/** As much of a body as hears. */
export type Hearing = Pick<Body, 'walker' | 'view' | 'rider'>;

/** So high over their feet people speak and hear, in metres. */
export const HEAD = 1.4;

/** A headset turns and tilts the ears with the head; whoever walks by keys hears upright, the way they face. */
export function earsOf({ walker, view, rider }: Hearing): Ears {
  if (!rider || !view) {
    const { x, y, z, yaw } = walker;
    return { x, y: y + HEAD, z, ahead: [Math.sin(yaw), 0, Math.cos(yaw)], up: [0, 1, 0] };
  }
  const { elements } = view.camera.matrixWorld;
  const at = (cell: number) => elements[cell] ?? 0;
  const along = (column: number, sign: 1 | -1): Way => {
    const [x, y, z] = [at(column), at(column + 1), at(column + 2)];
    // A headset may measure people larger or smaller than they are.
    const long = sign * (Math.hypot(x, y, z) || 1);
    return [x / long || 0, y / long || 0, z / long || 0];
  };
  // A camera looks along its own -z.
  return { x: at(12), y: at(13), z: at(14), ahead: along(8, -1), up: along(4, 1) };
}
