import type { Body } from '../link/body.ts';

/** Somebody who stands somewhere and looks somewhere. */
export const standing = ({ x = 0, z = 0, yaw = 0 } = {}): Body =>
  // No more of a body is asked for where there is no picture.
  ({ walker: { x, y: 0, z, yaw } }) as unknown as Body;
