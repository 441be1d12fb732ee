import { z } from 'zod';
import { anyUuid } from '../anyUuid.ts';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { when } from '../when.ts';

const PushDevice = z
  .object({
    instance_id: z.string(),
    device_id: z.string(),
    user_id: z.string(),
    last_seen_sdk_version: z.string().nullable(),
    last_seen_user_agent: z.string().nullable(),
    created_at: when,
    /** When a push was last taken for it. */
    last_sent_at: when.nullable(),
  })
  .meta({ id: 'PushDevice' });

const byId = z.object({ deviceId: anyUuid('web-') });
const Minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'An hour like 22:30.');

const PushSettings = z
  .strictObject({
    /** Push chat messages. */
    chat: z.boolean(),
    /** Push what the bell tells. */
    bell: z.boolean(),
    /** Every night nothing is pushed, by the clock of this place. Null for never. */
    quiet: z.strictObject({ from: Minute, until: Minute, zone: filledText(60) }).nullable(),
  })
  .meta({ id: 'PushSettings' });
const settingsExample = {
  chat: true,
  bell: true,
  quiet: { from: '22:00', until: '07:30', zone: 'Europe/Berlin' },
};

export const pushCalls = {
  'GET /push/devices': defineCall({
    summary: 'Your browsers that are pushed to, the newest first',
    access: 'member',
    answer: z.array(PushDevice),
    example: [
      {
        instance_id: 'plaza',
        device_id: 'web-0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11',
        user_id: '1',
        last_seen_sdk_version: '2.1.0',
        last_seen_user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/151.0',
        created_at: '2026-11-20T10:00:00.000Z',
        last_sent_at: null,
      },
    ],
  }),
  'DELETE /push/devices/:deviceId': defineCall({
    summary: 'Push to one of your browsers no more',
    access: 'member',
    params: byId,
    answer: z.object({ removed: z.boolean() }),
    example: { removed: true },
    errors: ['push.not-your-device'],
  }),
  'POST /push/devices/:deviceId/test': defineCall({
    summary: 'Send a first push, to see whether it arrives',
    access: 'member',
    params: byId,
    answer: z.object({ queued: z.literal(true) }),
    example: { queued: true },
    errors: ['push.not-your-device', 'http.too-many'],
  }),
  'GET /push/settings': defineCall({
    summary: 'What is pushed to you, and when not',
    access: 'member',
    answer: PushSettings,
    example: settingsExample,
  }),
  'PUT /push/settings': defineCall({
    summary: 'Say what is pushed to you, and when not',
    access: 'member',
    body: PushSettings,
    answer: PushSettings,
    example: settingsExample,
    errors: ['push.unknown-zone'],
  }),
};
