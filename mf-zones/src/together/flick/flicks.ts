/** Short scenes that somebody starts where they stand, and that others join. */
export const FLICKS = ['lanterns', 'fireworks', 'petals'] as const;
export type Flick = (typeof FLICKS)[number];

/** So long a Flick lasts, from its start. */
export const FLICK_MS = 15_000;
/** Whoever joins sends this behind the name. */
const MORE = '-more';

export const joinWord = (flick: Flick): string => `${flick}${MORE}`;

/** What somebody sent: which Flick, and whether they start it or join it. */
export function readFlick(word: string): { flick: Flick; isJoin: boolean } | null {
  const isJoin = word.endsWith(MORE);
  const name = isJoin ? word.slice(0, -MORE.length) : word;
  const flick = FLICKS.find((one) => one === name);
  return flick ? { flick, isJoin } : null;
}
