import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';

/** So long a browser may take to say whose it is. */
export const NAMELESS_MS = 24 * 60 * 60_000;

/** Forgets a browser that nobody has called theirs: anybody can register one. */
export const sweepDeviceJob = defineJob({
  name: 'push.sweep-device',
  payload: z.object({ id: z.string() }),
  async run({ id }, { db }) {
    await db('push_devices').where({ id, user_id: null }).delete();
  },
});
