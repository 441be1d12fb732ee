import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText, text } from '../text.ts';

const instance = filledText(60);
const byInstance = z.object({ instance });
const deviceId = z.string().regex(/^web-[0-9a-f-]{36}$/, 'Not the id of a device.');
const byDevice = z.object({ instance, deviceId });
const byInterest = z.object({ instance, deviceId, interest: text(1000) });
const Nothing = z.object({});
const sdkVersion = text(60);
const device = ['push.unknown-instance', 'push.unknown-device'];

/**
 * The device API, word for word as its public clients speak it. It is the only part of the api that also answers outside
 * of /api, where they look for it. The id of a device is its secret: whoever knows it acts for that device.
 */
export const deviceCalls = {
  'GET /device_api/v1/instances/:instance/web-vapid-public-key': defineCall({
    summary: 'The key that a browser subscribes with',
    access: 'public',
    params: byInstance,
    answer: z.object({ vapidPublicKey: z.string() }),
    example: { vapidPublicKey: 'B'.repeat(87) },
    errors: ['push.unknown-instance'],
  }),
  'POST /device_api/v1/instances/:instance/devices/web': defineCall({
    summary: 'Register a browser. `token` is its push subscription as JSON, in base64',
    access: 'public',
    params: byInstance,
    body: z.object({
      token: filledText(8000),
      metadata: z.object({ sdkVersion: sdkVersion.optional() }).optional(),
    }),
    answer: z.object({ id: z.string() }),
    example: { id: 'web-0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11' },
    errors: ['push.unknown-instance', 'push.wrong-token', 'push.wrong-endpoint'],
  }),
  'DELETE /device_api/v1/instances/:instance/devices/web/:deviceId': defineCall({
    summary: 'Forget a browser',
    access: 'public',
    params: byDevice,
    answer: Nothing,
    example: {},
    errors: device,
  }),
  'POST /device_api/v1/instances/:instance/devices/web/:deviceId/interests/:interest': defineCall({
    summary: 'Add an interest. user-{userId} only on a device of that person',
    access: 'public',
    params: byInterest,
    answer: Nothing,
    example: {},
    errors: [...device, 'push.wrong-interest', 'push.not-your-interest', 'push.too-many-interests'],
  }),
  'DELETE /device_api/v1/instances/:instance/devices/web/:deviceId/interests/:interest': defineCall({
    summary: 'Remove an interest',
    access: 'public',
    params: byInterest,
    answer: Nothing,
    example: {},
    errors: [...device, 'push.wrong-interest'],
  }),
  'GET /device_api/v1/instances/:instance/devices/web/:deviceId/interests': defineCall({
    summary: 'The interests of a device, by name',
    access: 'public',
    params: byDevice,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(1000).optional(),
      cursor: text(400).optional(),
    }),
    answer: z.object({
      interests: z.array(z.string()),
      responseMetadata: z.object({ nextCursor: z.string().optional() }),
    }),
    example: { interests: ['user-1'], responseMetadata: {} },
    errors: device,
  }),
  'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/interests': defineCall({
    summary: 'Set all interests; what comes twice is there once',
    access: 'public',
    params: byDevice,
    body: z.object({ interests: z.array(z.unknown()) }),
    answer: Nothing,
    example: {},
    errors: [...device, 'push.wrong-interest', 'push.not-your-interest', 'push.too-many-interests'],
  }),
  'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/user': defineCall({
    summary: 'Say whose device it is: of the bearer. Once said it stays',
    access: 'member',
    params: byDevice,
    answer: Nothing,
    example: {},
    errors: [...device, 'push.user-fixed'],
  }),
  'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/metadata': defineCall({
    summary: 'Say which version of a client speaks now',
    access: 'public',
    params: byDevice,
    body: z.object({ sdkVersion }),
    answer: Nothing,
    example: {},
    errors: device,
  }),
};
