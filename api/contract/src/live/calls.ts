import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { LIVE_NUMBERS } from './lists.ts';

const Moment = z.date().or(z.string());

const Line = z.partialRecord(z.enum(LIVE_NUMBERS), z.array(z.number().nullable()));
const exampleLine = Object.fromEntries(LIVE_NUMBERS.map((name) => [name, [3, null, 4]])) as z.input<
  typeof Line
>;

/** How a Plaza is doing. */
const LiveNow = z
  .object({
    at: Moment,
    /** People with an open page. */
    online: z.number(),
    /** How many of them walk in a zone; `zones` names the fullest. */
    in_zones: z.number().optional(),
    zones: z.array(z.object({ zone: z.string(), people: z.number() })),
    /** In the last sixty seconds. */
    messages: z.number(),
    posts: z.number(),
    jobs: z.object({
      waiting: z.number(),
      failing: z.number(),
      /** For how long the oldest that is due has waited. */
      oldest_seconds: z.number(),
    }),
    /** Mails and pushes whose last try failed, and that are tried again or were given up. */
    mail_failing: z.number(),
    push_failing: z.number(),
    remotes: z.array(
      z.object({
        name: z.string(),
        version: z.string().nullable(),
        killed: z.boolean(),
        browsers: z.number(),
        failing: z.number(),
      }),
    ),
    /** The calls that took longest in the last hour, slowest first. */
    slow: z.array(z.object({ call: z.string(), count: z.number(), p95_ms: z.number(), errors: z.number() })),
    db_bytes: z.number(),
    disk_free: z.number(),
    disk_bytes: z.number(),
  })
  .meta({ id: 'LiveNow' });
export type LiveNow = z.infer<typeof LiveNow>;

export const liveCalls = {
  'GET /live': defineCall({
    summary: 'How this Plaza is doing now: asked again every few seconds by the live board',
    access: 'admin',
    answer: LiveNow,
    example: {
      at: '2026-11-20T12:00:00.000Z',
      online: 42,
      in_zones: 7,
      zones: [{ zone: 'library', people: 7 }],
      messages: 12,
      posts: 1,
      jobs: { waiting: 3, failing: 0, oldest_seconds: 2 },
      mail_failing: 0,
      push_failing: 0,
      remotes: [{ name: 'mf-chat', version: '1.4.0-3f2a9c1d', killed: false, browsers: 20, failing: 0 }],
      slow: [{ call: 'GET /feed/:tab', count: 340, p95_ms: 50, errors: 0 }],
      db_bytes: 48_000_000,
      disk_free: 12_000_000_000,
      disk_bytes: 50_000_000_000,
    },
  }),
  'GET /live/lines': defineCall({
    summary: 'The same numbers over the last hour, a value a minute, and the last day, a value a quarter',
    access: 'admin',
    answer: z.object({
      /** The minute and the quarter with which each line ends. */
      until: Moment,
      hour: Line,
      day: Line,
    }),
    example: { until: '2026-11-20T12:00:00.000Z', hour: exampleLine, day: exampleLine },
  }),
};
