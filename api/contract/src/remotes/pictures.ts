import { z } from 'zod';

/** The file of a version that holds its first pictures: those of a shell, or of a remote at addresses of its own. */
export const PICTURES = 'pictures.json';

/** The script of a remote that paints into its picture before all else is there. */
export const FIRST = 'first.js';

const Drawn = z.object({ dark: z.string(), light: z.string() });

/**
 * What is seen of an address before any script has come, by the address: the markup, in each language and theme where
 * these matter, and the styles that it needs and no more. What stands in it for the server's own words: `pictureMarks`.
 */
export const Pictures = z.record(
  z.string().max(80),
  z.object({ style: z.string(), markup: z.union([z.string(), z.record(z.string().max(16), Drawn)]) }),
);
export type Pictures = z.infer<typeof Pictures>;
