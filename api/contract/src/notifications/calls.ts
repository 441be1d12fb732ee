import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { Notification, notificationExample, NotificationKind } from './notification.ts';

const Unread = z.object({ unread: z.int() });
/** Which kinds one wants to hear of. */
const Settings = z.record(NotificationKind, z.boolean()).meta({ id: 'NotificationSettings' });
const settingsExample = {
  request: true,
  accepted: true,
  comment: true,
  reply: true,
  reaction: false,
  mention: true,
  share: true,
  'zone-knock': true,
  'zone-open': true,
  'zone-made': true,
  'match-invite': true,
};

export const notificationsCalls = {
  'GET /notifications': defineCall({
    summary: 'What happened, grouped, newest first',
    access: 'member',
    query: z.object({ cursor: filledText(120).optional() }),
    answer: z.object({ items: z.array(Notification), next: z.string().nullable(), unread: z.int() }),
    example: { items: [notificationExample], next: null, unread: 1 },
  }),
  'GET /notifications/unread': defineCall({
    summary: 'How much there is that you have not read',
    access: 'member',
    answer: Unread,
    example: { unread: 1 },
  }),
  'PUT /notifications/read': defineCall({
    summary: 'Mark one as read, or all',
    access: 'member',
    body: z.object({
      id: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
      /** The cursor of the newest that was seen: what came later stays unread, however late this arrives. */
      until: filledText(120).optional(),
    }),
    answer: Unread,
    example: { unread: 0 },
  }),
  'GET /notifications/settings': defineCall({
    summary: 'Which kinds of news you want',
    access: 'member',
    answer: Settings,
    example: settingsExample,
  }),
  'PUT /notifications/settings': defineCall({
    summary: 'Switch kinds of news on or off',
    access: 'member',
    body: z.partialRecord(NotificationKind, z.boolean()),
    answer: Settings,
    example: settingsExample,
  }),
};
