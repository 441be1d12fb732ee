const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.5;

/**
 * How long to wait before the next try, after so many in vain. A second at first; then more and more, and not
 * quite the same for everybody: a server that comes back must not meet all at once.
 */
export function retryDelay(tried: number, random: number): number {
  if (tried === 0) return FIRST_MS;
  const ms = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** tried);
  return Math.round(ms * (0.75 + random * 0.25));
}
