import { z } from 'zod';
import { defineCall } from '../defineCall.ts';

export const DeviceType = z.enum(['mobile', 'pc']);

export const Game = z
  .object({
    id: z.string(),
    url: z.string(),
    title: z.string(),
    width: z.number(),
    height: z.number(),
    isFavorited: z.boolean(),
    /** What one does in it, in one line. */
    line: z.string().optional(),
    /** A still picture of it. */
    image_url: z.string().optional(),
  })
  .meta({ id: 'Game' });
export type Game = z.infer<typeof Game>;

/** Whether a game of another site may stand in a frame here; unknown where its server does not answer ours. */
export const Framing = z.enum(['allowed', 'refused', 'unknown']);
export type Framing = z.infer<typeof Framing>;

/** A game on somebody's favourites. */
export const FavoriteGame = z
  .object({ id: z.string(), title: z.string(), image_url: z.string() })
  .meta({ id: 'FavoriteGame' });
export type FavoriteGame = z.infer<typeof FavoriteGame>;

const Favorited = z.object({ id: z.string(), isFavorited: z.boolean() });
const byGame = z.object({ gameId: z.string().max(40) });

const gameExample = {
  id: '1',
  url: '/framed/mf-games/lantern-drop/',
  title: 'Lantern Drop',
  width: 800,
  height: 600,
  isFavorited: false,
  line: 'Stack falling lanterns so that lights of one colour touch.',
};
const favoriteExample = {
  id: '1',
  title: 'Lantern Drop',
  image_url: '/framed/mf-games/lantern-drop/still.svg',
};

export const gamesCalls = {
  'POST /games': defineCall({
    summary: 'The games that run on this kind of device',
    access: 'public',
    body: z.strictObject({ deviceType: DeviceType }),
    answer: z.array(Game),
    example: [gameExample],
  }),
  'GET /games/:id': defineCall({
    summary: 'One game, to be played',
    access: 'public',
    params: z.object({ id: z.string().max(40) }),
    answer: Game,
    example: gameExample,
    errors: ['games.unknown'],
  }),
  'GET /games/:id/framing': defineCall({
    summary: 'Whether the site of a game lets it be shown in a frame here',
    access: 'member',
    params: z.object({ id: z.string().max(40) }),
    answer: z.object({ framing: Framing }),
    example: { framing: 'allowed' },
    errors: ['games.unknown'],
  }),
  'POST /fav/:gameId': defineCall({
    summary: 'Keep a game among your favourites',
    access: 'member',
    params: byGame,
    answer: Favorited,
    example: { id: '1', isFavorited: true },
    errors: ['games.unknown', 'games.too-many-favorites'],
  }),
  'DELETE /fav/:gameId': defineCall({
    summary: 'Take a game from your favourites',
    access: 'member',
    params: byGame,
    answer: Favorited,
    example: { id: '1', isFavorited: false },
    errors: ['games.unknown'],
  }),
  'GET /fav': defineCall({
    summary: 'Your favourite games, the newest first',
    access: 'member',
    answer: z.array(FavoriteGame),
    example: [favoriteExample],
  }),
  'GET /fav/:username': defineCall({
    summary: "Somebody's favourite games, as far as they show them",
    access: 'member',
    params: z.object({ username: z.string().max(60) }),
    answer: z.array(FavoriteGame),
    example: [favoriteExample],
    errors: ['users.unknown'],
  }),
  'GET /fav-settings': defineCall({
    summary: 'Whether others may see your favourite games',
    access: 'member',
    answer: z.object({ public: z.boolean() }),
    example: { public: true },
  }),
  'PUT /fav-settings': defineCall({
    summary: 'Show your favourite games to others, or keep them to yourself',
    access: 'member',
    body: z.strictObject({ public: z.boolean() }),
    answer: z.object({ public: z.boolean() }),
    example: { public: false },
  }),
};
