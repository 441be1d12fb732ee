import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { text } from '../text.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { Media, mediaExample } from './media.ts';

const byId = z.object({ id: z.uuid() });

/** What may be wrong with a file, for every call that takes one. */
export const UPLOAD_ERRORS = [
  'media.too-large',
  'media.wrong-type',
  'media.too-many-pixels',
  'media.broken',
  'media.cut-off',
  'media.too-many',
  'media.busy',
  'media.no-space',
  'media.too-much',
  'media.too-much-at-once',
  'media.too-much-kept',
] as const;

export const mediaCalls = {
  'POST /media': defineCall({
    summary: 'Bring one image or video; it belongs to no post yet, and is swept after a day without one',
    access: 'member',
    speaks: true,
    form: z.object({
      media: z.file(),
      /** What a video shows before it plays, drawn by the browser from one of its frames. */
      poster: z.file().optional(),
      alt: text(MEDIA_LIMITS.altLength).optional(),
      /** How long a video is. What is far below a thousandth the database cannot hold. */
      seconds: z.coerce.number().min(0.001).max(86_400).optional(),
    }),
    answer: Media,
    example: mediaExample,
    errors: UPLOAD_ERRORS,
  }),
  'PUT /media/:id': defineCall({
    summary: 'Say what is to be seen, for who cannot see it',
    access: 'member',
    speaks: true,
    ruled: ['alt'],
    params: byId,
    body: z.strictObject({ alt: text(MEDIA_LIMITS.altLength) }),
    answer: Media,
    example: mediaExample,
    errors: ['media.unknown'],
  }),
  'DELETE /media/:id': defineCall({
    summary: 'Take back what is in no post yet',
    access: 'member',
    params: byId,
    answer: z.object({ id: z.string() }),
    example: { id: mediaExample.id },
    errors: ['media.unknown', 'media.in-use'],
  }),
};
