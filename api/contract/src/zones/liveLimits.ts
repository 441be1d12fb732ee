import type { Theme } from './themes.ts';

/** What holds for everybody who is in a zone. Enforced on the server. */
export const LIVE_LIMITS = {
  /** So many fit into one copy of a zone. */
  people: 50,
  /** Frames of movement a second. */
  rate: 10,
  /** Movement that one page may send: more is dropped. */
  movesPerSecond: 12,
  /** Metres a second. A step of the buttons is the fastest way to go. */
  speed: 13,
  /** For whoever falls. */
  fall: 40,
  /** Being put somewhere else, at most so often, in milliseconds. */
  jumpMs: 400,
  /** How long a place is kept for somebody whose connection broke, in milliseconds. */
  returnMs: 15_000,
  /** Of whom nothing is heard for so long, the connection may be gone: they fade, in milliseconds. */
  silentMs: 3_000,
  /** Those within one cell of a grid this wide, or the next, are told ten times a second, the others twice. */
  cell: 16,
  /** Up to so many everybody is told of everybody. */
  everybody: 32,
} as const;

export const ZONE_EMOTES = ['👋', '❤️', '😂', '👏', '😮', '⭐'] as const;

type Corner = readonly [x: number, z: number];

/** Where one may walk in each place: as its builder draws it, held by a test beside the builders. */
const BOUNDS: Readonly<Partial<Record<Theme, readonly [low: Corner, high: Corner]>>> = {
  crocodile: [
    [-34, -38],
    [34, 34],
  ],
  library: [
    [-19, -19],
    [19, 19],
  ],
  coffee: [
    [-10, -7.5],
    [10, 7.5],
  ],
  avatar: [
    [-34, -36],
    [34, 36],
  ],
  castle: [
    [-44, -50],
    [44, 50],
  ],
  desert: [
    [-38, -44],
    [38, 48],
  ],
  'extra-terrestrial': [
    [-36, -38],
    [36, 38],
  ],
  mermaid: [
    [-34, -32],
    [34, 42],
  ],
  'children-park': [
    [-36, -40],
    [36, 44],
  ],
  supermart: [
    [-17, -27],
    [17, 27],
  ],
  'children-party': [
    [-34, -38],
    [34, 36],
  ],
  explorer: [
    [-30, -46],
    [30, 29],
  ],
  'haunted-factory': [
    [-30, -8],
    [30, 30],
  ],
  mutant: [
    [-32, -34],
    [32, 31],
  ],
};

/** For a place whose bounds are not known here: as far as a recipe reaches. */
const WIDEST = [
  [-60, -60],
  [60, 60],
] as const;

export const LOWEST = -20;
export const HIGHEST = 80;

export function boundsOf(theme: Theme): readonly [low: Corner, high: Corner] {
  return BOUNDS[theme] ?? WIDEST;
}
