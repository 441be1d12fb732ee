const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.5;

/**
 * How long to wait before the next try, after so many in vain. A second at most at first; then more and more, and not
 * the same for everybody: those of a server that died must not all meet the next one in the same moment.
 */
export function retryDelay(tried: number, random: number): number {
  if (tried === 0) return Math.round(FIRST_MS * (0.5 + random * 0.5));
  const ms = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** tried);
  return Math.round(ms * (0.75 + random * 0.25));
}
