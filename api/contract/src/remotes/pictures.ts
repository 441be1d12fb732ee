import { z } from 'zod';

/** The file of a shell that holds its first pictures. */
export const PICTURES = 'pictures.json';

const Drawn = z.object({ dark: z.string(), light: z.string() });

/**
 * What a stranger sees of an address before any script has come, by the address: the markup in each language and
 * theme, and the styles that it needs and no more. What stands in it for the server's own words: `pictureMarks`.
 */
export const Pictures = z.record(
  z.string().max(80),
  z.object({ style: z.string(), markup: z.record(z.string().max(16), Drawn) }),
);
export type Pictures = z.infer<typeof Pictures>;
