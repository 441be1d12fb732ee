import type { Media } from '@plaza/api-contract';

/** One type of an image in its widths, as `srcset` wants it. */
export function srcset(source: Media['sources'][number]): string {
  return source.srcset.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
