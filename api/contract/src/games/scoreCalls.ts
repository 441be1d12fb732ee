import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { FoundPerson } from '../users/user.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import { FavoriteGame } from './calls.ts';

/** How somebody stands in a game: what there is to beat. */
export const Standing = z.object({
  best: z.int(),
  today: z.int(),
  /** The place of one's best among everybody's. */
  rank: z.int().nullable(),
  /** Points that are missing to the next place. */
  toNext: z.int().nullable(),
});
export type Standing = z.infer<typeof Standing>;

/** A run that the server opened: its seed decides the board, its token brings the score back once. */
export const GameRun = z
  .object({
    token: z.string(),
    seed: z.int(),
    daily: z.boolean(),
    version: z.int(),
    /** For whom has been counted before. */
    standing: Standing.optional(),
  })
  .meta({ id: 'GameRun' });
export type GameRun = z.infer<typeof GameRun>;

/** `daily` is the board of today's seed, the same for everybody; `slow` that of the runs in slow mode. */
export const BoardSpan = z.enum(['daily', 'today', 'week', 'all', 'friends', 'slow']);
export type BoardSpan = z.infer<typeof BoardSpan>;

export const BoardPlace = z
  .object({ place: z.int(), value: z.int(), at: z.string(), person: FoundPerson })
  .meta({ id: 'BoardPlace' });
export type BoardPlace = z.infer<typeof BoardPlace>;

export const Board = z.object({ places: z.array(BoardPlace), own: BoardPlace.nullable() });
export type Board = z.infer<typeof Board>;

export const ScoreStanding = z.object({
  /** False when the run could not be played again to the same end: it is kept, and shown on no board. */
  ranked: z.boolean(),
  ...Standing.shape,
  /** What this run has earned. */
  earned: z.array(z.enum(ACHIEVEMENTS)).optional(),
});
export type ScoreStanding = z.infer<typeof ScoreStanding>;

const byGame = z.object({ id: z.string().max(40) });
const personExample = { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null };
const placeExample = { place: 1, value: 12_400, at: '2026-11-22T15:20:00.000Z', person: personExample };

export const scoreCalls = {
  'POST /games/:id/runs': defineCall({
    summary: 'Begin a run whose score counts',
    access: 'member',
    params: byGame,
    body: z.strictObject({ daily: z.boolean().default(false) }),
    answer: GameRun,
    example: { token: '5d3c.8f1a', seed: 511_204, daily: false, version: 1 },
    errors: ['games.unknown', 'games.too-many-runs'],
  }),
  'POST /scores': defineCall({
    summary: 'Bring the score of a run; the server plays it again from its log',
    access: 'member',
    body: z.strictObject({
      token: z.string().max(160),
      value: z.int().min(0).max(1_000_000_000),
      ticks: z.int().min(0).max(200_000),
      log: z.string().max(60_000),
      hash: z.string().max(16),
      slow: z.boolean(),
    }),
    answer: ScoreStanding,
    example: { ranked: true, best: 12_400, today: 9_800, rank: 4, toNext: 250 },
    errors: ['games.unknown-run', 'games.run-outdated', 'games.busy'],
  }),
  'GET /games/:id/board': defineCall({
    summary: 'The best runs of a game, each person once',
    access: 'member',
    params: byGame,
    query: z.object({ span: BoardSpan.default('today') }),
    answer: Board,
    example: { places: [placeExample], own: null },
    errors: ['games.unknown'],
  }),
  'GET /played': defineCall({
    summary: 'The games that you played last, the latest first',
    access: 'member',
    answer: z.array(FavoriteGame),
    example: [{ id: '1', title: 'Lantern Drop', image_url: '' }],
  }),
};
