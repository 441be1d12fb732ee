import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { Framing } from '../games/calls.ts';
import {
  Address,
  CatalogueGame,
  CatalogueVideo,
  ChangeGame,
  ChangeVideo,
  GameFields,
  VideoFields,
} from './catalogue.ts';

const Id = z.string().regex(/^[1-9]\d{0,17}$/, 'A number.');
const byId = z.object({ id: Id });
const Order = z.strictObject({
  ids: z.array(Id).min(1).max(500),
  /** The order that was shown: where it is another one now, nothing is moved. */
  seen: z.array(Id).max(500).optional(),
});

/** Who can change it is told as well that this Plaza itself does not name the site among those that it frames. */
const FramingToKeepers = z.enum([...Framing.options, 'not-named']);

const game = {
  id: '1',
  slug: 'lantern-drop',
  title: 'Lantern Drop',
  url: '/framed/mf-games/lantern-drop/',
  on_mobile: true,
  on_pc: true,
  is_hidden: false,
  width: 800,
  height: 600,
  line: 'Stack falling lanterns so that lights of one colour touch.',
};
const video = {
  id: '1',
  slug: 'long-chain',
  title: 'Lantern Drop, a long chain',
  url: '/framed/mf-games/videos/lantern-drop.webm',
  on_mobile: true,
  on_pc: true,
  is_hidden: false,
  kind: 'file' as const,
  poster: null,
  captions: null,
};

export const catalogueCalls = {
  'GET /catalogue': defineCall({
    summary: 'All games and videos, hidden ones too, in their order',
    access: 'admin',
    answer: z.object({ games: z.array(CatalogueGame), videos: z.array(CatalogueVideo) }),
    example: { games: [game], videos: [video] },
  }),
  'GET /catalogue/framing': defineCall({
    summary: 'Whether the page at an address would be shown in a frame here, before it is in the catalogue',
    access: 'admin',
    query: z.object({ url: Address }),
    answer: z.object({ framing: FramingToKeepers }),
    example: { framing: 'refused' as const },
  }),
  'POST /catalogue/games': defineCall({
    summary: 'Add a game',
    access: 'admin',
    body: GameFields,
    answer: CatalogueGame,
    example: game,
    errors: ['catalogue.slug-taken'],
  }),
  'PUT /catalogue/games/order': defineCall({
    summary: 'Put the games into this order; those that are left out come after',
    access: 'admin',
    body: Order,
    answer: z.array(CatalogueGame),
    example: [game],
    errors: ['catalogue.order-changed'],
  }),
  'PUT /catalogue/games/:id': defineCall({
    summary: 'Change a game, or hide it',
    access: 'admin',
    params: byId,
    body: ChangeGame,
    answer: CatalogueGame,
    example: game,
    errors: ['catalogue.unknown', 'catalogue.slug-taken', 'settings.changed-meanwhile'],
  }),
  'POST /catalogue/videos': defineCall({
    summary: 'Add a video',
    access: 'admin',
    body: VideoFields,
    answer: CatalogueVideo,
    example: video,
    errors: ['catalogue.slug-taken'],
  }),
  'PUT /catalogue/videos/order': defineCall({
    summary: 'Put the videos into this order; those that are left out come after',
    access: 'admin',
    body: Order,
    answer: z.array(CatalogueVideo),
    example: [video],
    errors: ['catalogue.order-changed'],
  }),
  'PUT /catalogue/videos/:id': defineCall({
    summary: 'Change a video, or hide it',
    access: 'admin',
    params: byId,
    body: ChangeVideo,
    answer: CatalogueVideo,
    example: video,
    errors: ['catalogue.unknown', 'catalogue.slug-taken', 'settings.changed-meanwhile'],
  }),
};
