import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { DeviceType } from '../games/calls.ts';
import { text } from '../text.ts';
import { FoundPerson } from '../users/user.ts';
import { VIDEO_LIMITS } from './limits.ts';

export const Video = z
  .object({
    /** Where the file is, or the address of a player to embed. Empty while a member's own is not ready. */
    URL: z.string(),
    VideoID: z.string(),
    Title: z.string(),
    /** How it is shown: our own player, a sphere to look around in, or an embedded player of another site. */
    kind: z.enum(['file', 'sphere', 'embed']).optional(),
    poster: z.string().optional(),
    captions: z.string().optional(),
    /** The same in several sizes, as an HLS playlist: a player takes what the line carries. */
    hls: z.string().optional(),
    /** A member's own, before others see it: it is being converted, or could not be. */
    state: z.enum(['making', 'ready', 'failed']).optional(),
    /** Why it could not be, as the code of an error. */
    why: z.string().optional(),
    /** The member who brought it; those that came with Plaza have none. */
    by: FoundPerson.optional(),
    isOwn: z.boolean().optional(),
    /** How often it was watched: each member counts once a day. */
    views: z.int().optional(),
    /** The post that it is: stars, comments and shares are there. */
    post: z
      .object({
        id: z.string(),
        stars: z.number().nullable(),
        comments: z.int(),
        shares: z.int(),
      })
      .optional(),
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof Video>;

const byId = z.object({ id: z.uuid() });
const video: Video = {
  URL: '/media/0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11/video.mp4',
  VideoID: '7c2f6a4e-93a4-4f0b-8a55-0f4a1c2d3e4f',
  Title: 'Lanterns over the harbour',
  kind: 'file',
  state: 'ready',
  by: { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null },
  isOwn: true,
  views: 41,
  post: { id: '12', stars: 4.5, comments: 3, shares: 1 },
};

export const videosCalls = {
  'POST /videos': defineCall({
    summary: 'The videos that play on this kind of device',
    access: 'member',
    body: z.strictObject({ deviceType: DeviceType }),
    answer: z.array(Video),
    example: [
      {
        URL: '/framed/mf-games/videos/lantern-drop.webm',
        VideoID: '1',
        Title: 'Lantern Drop, a long chain',
        kind: 'file',
      },
      video,
    ],
  }),
  'GET /videos/uploads': defineCall({
    summary: 'What you may still bring, and whether this server converts what browsers do not play',
    access: 'member',
    answer: z.object({ converts: z.boolean(), videosLeft: z.int(), bytesLeft: z.int() }),
    example: { converts: true, videosLeft: 58, bytesLeft: 3_000_000_000 },
  }),
  'POST /videos/mine': defineCall({
    summary: 'Show a video that you have brought with POST /media; it becomes a post with its title',
    access: 'member',
    speaks: true,
    ruled: ['title', 'captions'],
    body: z.strictObject({
      media_id: z.uuid(),
      title: text(VIDEO_LIMITS.titleLength).refine((title) => title.trim() !== '', 'Give it a title.'),
      /** Filmed all around, flat as a map of the world. */
      around: z.boolean().default(false),
      /** 1 is public, 2 is for friends. */
      sharing: z.union([z.literal(1), z.literal(2)]).default(1),
      /** A WebVTT file. */
      captions: text(VIDEO_LIMITS.captionsLength).optional(),
    }),
    answer: Video,
    example: video,
    errors: ['media.unknown', 'media.busy', 'videos.not-playable', 'videos.too-many', 'videos.bad-captions'],
  }),
  'PUT /videos/:id/captions': defineCall({
    summary: 'Give a video of your own captions, other ones, or none',
    access: 'member',
    speaks: true,
    ruled: ['captions'],
    params: byId,
    body: z.strictObject({
      /** A WebVTT file; null takes the captions away. */
      captions: text(VIDEO_LIMITS.captionsLength).nullable(),
    }),
    answer: Video,
    example: video,
    errors: ['videos.unknown', 'videos.bad-captions'],
  }),
  'PUT /videos/:id/view': defineCall({
    summary: 'You have watched some of a video; it counts once a day, however often this is said',
    access: 'member',
    /** Those that came with Plaza have numbers. */
    params: z.object({ id: z.union([z.uuid(), z.string().regex(/^\d{1,18}$/)]) }),
    answer: z.object({ views: z.int() }),
    example: { views: 42 },
    errors: ['videos.unknown'],
  }),
  'DELETE /videos/:id': defineCall({
    summary:
      'Take away a video of your own, and the post that it is; for a while the post can be brought back',
    access: 'member',
    params: byId,
    answer: z.object({ id: z.string(), post: z.string().nullable() }),
    example: { id: video.VideoID, post: '12' },
    errors: ['videos.unknown'],
  }),
};
