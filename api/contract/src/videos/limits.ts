/** What a member may bring to the videos. */
export const VIDEO_LIMITS = {
  titleLength: 120,
  /** Of a WebVTT file, in characters. */
  captionsLength: 200_000,
  mostVideos: 60,
  mostBytes: 3 * 1024 ** 3,
} as const;
