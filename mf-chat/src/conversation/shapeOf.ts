import type { ChatFile } from '@plaza/api-contract';

/** A picture takes its place before it is there. */
export function shapeOf({ width, height }: ChatFile) {
  return width && height ? { aspectRatio: `${width} / ${height}` } : undefined;
}
