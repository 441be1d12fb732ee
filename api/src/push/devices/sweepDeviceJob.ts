import type { Knex } from 'knex';
import { z } from 'zod';
import { deleteInBatches } from '../../db/inBatches.ts';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';

/** So long a browser may take to say whose it is. */
export const NAMELESS_MS = 24 * 60 * 60_000;

/** Forgets a browser that nobody has called theirs: anybody can register one. */
export const sweepDeviceJob = defineJob({
  name: 'push.sweep-device',
  attempts: UNTIL_DONE,
  payload: z.object({ id: z.string() }),
  async run({ id }, { db }) {
    await db('push_devices').where({ id, user_id: null }).delete();
  },
});

/** Whoever logs in again on the same browser within this time is told there again without asking for it. */
const ENDED_MS = 30 * 24 * 60 * 60_000;

/** Forgets browsers whose login ended long ago: nothing is pushed to them. */
export async function sweepEndedDevices(db: Knex, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ENDED_MS);
  const where = `user_id is not null and created_at < :before and not exists (
    select from session_families f where f.id = session_id and f.expires_at >= :before
      and (f.revoked_at is null or f.revoked_at >= :before))`;
  await deleteInBatches(db, { table: 'push_devices', where, bindings: { before } });
}
