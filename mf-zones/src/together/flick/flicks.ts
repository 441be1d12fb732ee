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

/** How many lights one start and one joining are, and how they move: up, out, and down again. */
export const SPARKS = {
  lanterns: {
    colours: ['#FFB454', '#FFD08A', '#FF8A5C'],
    count: 30,
    up: 1.1,
    out: 1.4,
    falls: 0,
    size: 0.34,
  },
  fireworks: {
    colours: ['#FF7A8A', '#7FB4FF', '#FFE08A', '#8BD982'],
    count: 60,
    up: 5.2,
    out: 5,
    falls: 2.1,
    size: 0.2,
  },
  petals: { colours: ['#FFC7D9', '#FFE3EC', '#F59BC1'], count: 46, up: 3, out: 2.6, falls: 0.9, size: 0.16 },
} as const satisfies Record<Flick, object>;
