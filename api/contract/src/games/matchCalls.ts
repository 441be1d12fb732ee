import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { FoundPerson } from '../users/user.ts';

/** Ten letters that a link carries. */
const MatchId = z.string().regex(/^[a-z0-9]{10}$/);

/** Somebody's part in a match. */
export const MatchPlayer = z.object({
  /** From 0, in the order of play. */
  player: z.int(),
  /** Null for whom the viewer does not see. */
  person: FoundPerson.nullable(),
  /** Their page has spoken within the last seconds; if not, the place is kept for a while. */
  here: z.boolean(),
  /** Nobody: the rules play for them. */
  bot: z.boolean().optional(),
  wants_rematch: z.boolean(),
});

export const Match = z
  .object({
    id: z.string(),
    game: z.object({ id: z.string(), slug: z.string(), title: z.string(), url: z.string() }),
    phase: z.enum(['lobby', 'play', 'end']),
    /** Goes up with every change. */
    version: z.int(),
    players: z.array(MatchPlayer),
    least: z.int(),
    most: z.int(),
    /** A bot may take the place of who is missing. */
    has_bots: z.boolean().optional(),
    /** Which player the viewer is; null for who watches. */
    player: z.int().nullable(),
    /** The number of the viewer's last act; the next one's is higher. */
    acts: z.int().optional(),
    winners: z.array(z.int()),
    /** Until what is due now is done without whoever is to do it. */
    seconds_left: z.int().nullable(),
    /** What the rules show of the state. */
    state: z.unknown(),
    /** The match that was agreed on after this one. */
    next: z.string().nullable(),
  })
  .meta({ id: 'Match' });
export type Match = z.infer<typeof Match>;

/** A friend who is online, and may be asked to a match. */
export const MatchFriend = z
  .object({
    ...FoundPerson.shape,
    /** They have been asked to this match already. */
    invited: z.boolean(),
  })
  .meta({ id: 'MatchFriend' });
export type MatchFriend = z.infer<typeof MatchFriend>;

const byMatch = z.object({ id: MatchId });

const matchExample = {
  id: 'lamp4four2',
  game: { id: '6', slug: 'four-lamps', title: 'Four Lamps', url: '/framed/mf-games/four-lamps/' },
  phase: 'lobby' as const,
  version: 1,
  players: [
    {
      player: 0,
      person: { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null },
      here: true,
      wants_rematch: false,
    },
  ],
  least: 2,
  most: 2,
  player: null,
  winners: [],
  seconds_left: null,
  state: null,
  next: null,
};

export const matchCalls = {
  'POST /games/:id/matches': defineCall({
    summary: 'Open a match of a game for several; the link to it is the invitation',
    access: 'member',
    params: z.object({ id: z.string().max(40) }),
    answer: Match,
    example: matchExample,
    errors: ['games.unknown', 'games.not-together', 'games.too-many-matches'],
  }),
  'GET /matches/:id': defineCall({
    summary: 'A match as you may see it',
    access: 'member',
    params: byMatch,
    answer: Match,
    example: matchExample,
    errors: ['games.unknown-match', 'games.too-many-watchers'],
  }),
  'POST /matches/:id/join': defineCall({
    summary: 'Take part in a match, or watch it when nobody is missing',
    access: 'member',
    params: byMatch,
    answer: Match,
    example: matchExample,
    errors: ['games.unknown-match', 'games.too-many-watchers'],
  }),
  'GET /matches/:id/friends': defineCall({
    summary: 'Your friends who are online, to be asked to a match that you take part in',
    access: 'member',
    params: byMatch,
    answer: z.array(MatchFriend),
    example: [{ id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null, invited: false }],
    errors: ['games.unknown-match', 'games.not-in-match'],
  }),
  'PUT /matches/:id/invitations/:username': defineCall({
    summary: 'Ask a friend to a match that waits for its players. Twice is once',
    access: 'member',
    speaks: true,
    params: z.object({ id: MatchId, username: filledText(60) }),
    answer: z.object({ username: z.string(), invited: z.literal(true) }),
    example: { username: 'basalt', invited: true },
    errors: [
      'games.unknown-match',
      'games.not-in-match',
      'games.match-begun',
      'games.friends-only',
      'games.too-many-invitations',
      'users.unknown',
    ],
  }),
  'POST /matches/:id/begin': defineCall({
    summary: 'Begin a match with those who are there; a bot takes the place of who is missing',
    access: 'member',
    params: byMatch,
    answer: Match,
    example: matchExample,
    errors: ['games.unknown-match', 'games.not-in-match', 'games.too-few-players'],
  }),
  'POST /matches/:id/rematch': defineCall({
    summary: 'Ask for another match with the same people; it begins when all have',
    access: 'member',
    params: byMatch,
    answer: Match,
    example: matchExample,
    errors: ['games.unknown-match'],
  }),
};

/**
 * Something about a match is otherwise; ask for it, unless it is said here: `whole` is the state as everybody may know it,
 * `part` is what came to the version before.
 */
export const MatchChanged = z.object({
  id: z.string(),
  version: z.number(),
  whole: z.unknown().optional(),
  part: z.unknown().optional(),
});
export type MatchChanged = z.output<typeof MatchChanged>;

/** How a wish or a sign of life was answered. `done` is false when the rules refuse. */
export interface MatchAnswer {
  done: boolean;
  version: number;
  /** To a sign of life: who of the players has given none for a while. */
  away?: number[];
}
