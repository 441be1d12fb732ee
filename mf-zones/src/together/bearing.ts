/** Eight ways to look for something, seen from somebody who looks ahead. */
export const WAYS = [
  'ahead',
  'aheadRight',
  'right',
  'behindRight',
  'behind',
  'behindLeft',
  'toTheLeft',
  'aheadLeft',
] as const;
export type Way = (typeof WAYS)[number];

interface Spot {
  x: number;
  z: number;
}

/** How far something is in whole metres, and which way. Yaw 0 looks to +z. */
export function bearing(from: Spot & { yaw: number }, to: Spot): { metres: number; way: Way } {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const ahead = dx * Math.sin(from.yaw) + dz * Math.cos(from.yaw);
  const right = -dx * Math.cos(from.yaw) + dz * Math.sin(from.yaw);
  const eighth = Math.round((Math.atan2(right, ahead) / Math.PI) * 4);
  return { metres: Math.round(Math.hypot(dx, dz)), way: WAYS[(eighth + 8) % 8] ?? 'ahead' };
}

/** Where to stand to be with something, and look at it. */
export function beside(from: Spot, to: Spot, metres = 1.6): Spot & { yaw: number } {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const far = Math.hypot(dx, dz);
  const yaw = Math.atan2(dx, dz);
  if (far <= metres) return { x: from.x, z: from.z, yaw };
  return { x: to.x - (dx / far) * metres, z: to.z - (dz / far) * metres, yaw };
}
