export const INK = '#3d2612';
export const SKIN = '#ffca5f';
export const SHADE = '#efa63c';
export const HEART = '#f2495c';
export const TEAR = '#58b6f5';

export const line = {
  fill: 'none',
  stroke: INK,
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
