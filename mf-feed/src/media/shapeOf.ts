import type { Media } from '@plaza/api-contract';

const TALLEST = 4 / 5;
const WIDEST = 2.2;
const UNKNOWN = 16 / 9;

/** Width by height of the frame for the only picture of a post: its own, unless that would fill the screen or be a line. */
export function shapeOf({ width, height }: Pick<Media, 'width' | 'height'>): number {
  if (!width || !height) return UNKNOWN;
  return Math.min(WIDEST, Math.max(TALLEST, width / height));
}
