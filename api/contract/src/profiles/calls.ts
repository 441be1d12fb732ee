import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { UPLOAD_ERRORS } from '../media/calls.ts';
import { MEDIA_LIMITS } from '../media/limits.ts';
import { filledText, text } from '../text.ts';
import { Profile } from './profile.ts';

const cedar = {
  name: 'Cedar Novak',
  username: 'cedar',
  profile: '/media/0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11/256.webp',
  id: '3',
  organisation: 'Nightjar Games',
  bio: 'I make small games for long evenings.',
  favourite_zone: { name: 'Desert Zone', path: '/zones/desert' },
  posts_count: 12,
  friends_count: 5,
  friendship: 'friends' as const,
  is_owner: false,
  is_muted: false,
  is_blocked: false,
  mutual_friends: {
    count: 1,
    faces: [{ id: '1', name: 'Amber Lindqvist', username: 'amber', profile: null }],
  },
  joined_at: '2026-11-20T10:00:00.000Z',
};
const own = {
  ...cedar,
  friendship: 'self' as const,
  is_owner: true,
  mutual_friends: { count: 0, faces: [] },
};

/** The square to keep, in pixels of the picture as a browser shows it. */
export const PictureCrop = z.strictObject({
  x: z.number().min(0).max(100_000),
  y: z.number().min(0).max(100_000),
  side: z.number().min(1).max(100_000),
});
export type PictureCrop = z.infer<typeof PictureCrop>;

export const profilesCalls = {
  'GET /profile': defineCall({
    summary: 'Your own profile',
    access: 'member',
    answer: Profile,
    example: own,
  }),
  'GET /profile/:username': defineCall({
    summary: 'The profile of a member',
    access: 'member',
    params: z.object({ username: filledText(60) }),
    answer: Profile,
    example: cedar,
    errors: ['users.unknown'],
  }),
  'PUT /profile': defineCall({
    summary: 'Change what your profile says; what is left out stays as it is',
    access: 'member',
    speaks: true,
    ruled: ['bio', 'organisation'],
    body: z.strictObject({
      bio: text(MEDIA_LIMITS.bioLength).nullable().optional(),
      organisation: text(120).nullable().optional(),
      /** The path of a zone: `/zones/castle`. */
      favourite_zone: text(60).nullable().optional(),
    }),
    answer: Profile,
    example: own,
    errors: ['profiles.unknown-zone'],
  }),
  'POST /profile/set': defineCall({
    summary: 'A new picture of yourself',
    access: 'member',
    speaks: true,
    form: z.object({
      profile: z.file(),
      /** JSON: `{"x": 120, "y": 0, "side": 900}`. The middle unless said. */
      crop: z.string().optional(),
    }),
    answer: Profile,
    example: own,
    errors: UPLOAD_ERRORS,
  }),
  'DELETE /profile/picture': defineCall({
    summary: 'No picture any more: the first letter of the name stands in',
    access: 'member',
    answer: Profile,
    example: { ...own, profile: null },
  }),
  'POST /profile/picture/restore': defineCall({
    summary: 'Put the picture up again that you have taken down. For a day it can be',
    access: 'member',
    speaks: true,
    answer: Profile,
    example: own,
    errors: ['profiles.no-former-picture'],
  }),
};
