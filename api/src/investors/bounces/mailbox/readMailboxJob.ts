import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob } from '../../../jobs/defineJob.ts';
import { readMailbox } from './readMailbox.ts';

const EVERY_MS = 60_000;

/** Looks into the mailbox of returned letters every minute, in a lane of its own: no two read it at once. */
export const readMailboxJob = defineJob({
  name: 'outreach.read-mailbox',
  payload: z.object({}),
  lane: 'bounces',
  // The look after it is queued while the database is there: where it is away, the queue has to remember this one.
  attempts: 25,
  async run(_, plaza) {
    const { config, db, log } = plaza;
    const { mailbox } = config.outreach;
    if (!mailbox) return;
    try {
      const isMore = await readMailbox(plaza, mailbox);
      await queueNextLook(db, isMore ? 0 : EVERY_MS);
    } catch (error) {
      log.warn(
        { err: error },
        'the mailbox of returned letters could not be read; it is tried again in a minute',
      );
      await queueNextLook(db, EVERY_MS);
    }
  },
});

/** The queue goes by the time of the database, so this is no matter of the clock that tests hold. */
export async function queueNextLook(db: Knex, inMs: number): Promise<void> {
  await readMailboxJob.queue(db, {}, { key: 'outreach mailbox', runAt: new Date(Date.now() + inMs) });
}
