import { z } from 'zod';
import { defineCall } from '../defineCall.ts';

/** What can carry the live connection. */
export const Carrier = z.enum(['WebSockets', 'ServerSentEvents', 'LongPolling']);
export type Carrier = z.output<typeof Carrier>;

const Count = z.number().int().min(0).max(1_000);

/** How the live connection of one page fared in the last minute. It names nobody and nothing that was said. */
export const HubStats = z
  .strictObject({
    carrier: Carrier,
    connects: Count,
    /** Connections that were there and broke. */
    breaks: Count,
    /** Tries that led to none. */
    failures: Count,
    /** How long each connect took, in milliseconds. */
    connect_ms: z.array(z.number().int().min(0).max(600_000)).max(100),
  })
  .meta({ id: 'HubStats' });
export type HubStats = z.output<typeof HubStats>;

export const realtimeCalls = {
  'POST /hub/stats': defineCall({
    summary: 'How the live connection fares in this browser',
    access: 'member',
    body: HubStats,
    answer: z.object({ taken: z.literal(true) }),
    example: { taken: true },
  }),
};
