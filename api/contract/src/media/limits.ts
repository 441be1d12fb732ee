/** What fits. Shown before a file is chosen, and enforced while it comes. */
export const MEDIA_LIMITS = {
  imageBytes: 20 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  /** Width times height, of all frames together when it moves. */
  pixels: 40_000_000,
  perPost: 10,
  altLength: 1000,
  bioLength: 300,
} as const;

/** What may be sent, by what is in the file; its name and its declared type count for nothing. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
/** For the `accept` of a file input. QuickTime is a sibling of mp4: phones write it. */
export const MEDIA_ACCEPT = [...IMAGE_TYPES, ...VIDEO_TYPES, 'video/quicktime'].join(',');
export const PICTURE_ACCEPT = IMAGE_TYPES.join(',');

/** The widths every image is kept in, where it is at least as wide. */
export const IMAGE_WIDTHS = [400, 960, 1600] as const;
