import type { Media } from '@plaza/api-contract';

const TALLEST = 4 / 5;
const WIDEST = 2.2;
const UNKNOWN = 16 / 9;

/** Width by height of the frame for the only picture of a post: its own, unless that would fill the screen or be a line. */
export function shapeOf({ width, height }: Pick<Media, 'width' | 'height'>): number {
  if (!width || !height) return UNKNOWN;
  return Math.min(WIDEST, Math.max(TALLEST, width / height));
}

/** How wide the only picture of a post is, as the attribute `sizes` wants it. */
export const WHOLE = '(width >= 900px) 620px, 100vw';
/** The same for one of several. */
export const HALF = '(width >= 900px) 310px, 50vw';

/** One type of an image in its widths, as `srcset` wants it. */
export function srcset(source: Media['sources'][number]): string {
  return source.srcset.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
