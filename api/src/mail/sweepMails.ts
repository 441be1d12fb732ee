import type { Knex } from 'knex';
import { deleteInBatches } from '../db/inBatches.ts';

const HOUR_MS = 3_600_000;
/** Looked at every hour, so that none is older than a day. */
const SECRET_MS = 23 * HOUR_MS;
/** What a mail server that was away for long may still take; and how long the built-in mailbox shows it. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Codes and reset links are worth nothing after minutes, and nobody's business after that. */
export async function sweepMails(db: Knex, now: Date): Promise<void> {
  const bindings = {
    secret: new Date(now.getTime() - SECRET_MS),
    other: new Date(now.getTime() - KEPT_MS),
  };
  const where = 'created_at < :secret and (is_secret or created_at < :other)';
  await deleteInBatches(db, { table: 'mails', where, bindings });
}

/** What was written to somebody who leaves. */
export async function forgetMails(db: Knex, email: string): Promise<void> {
  await db('mails').whereRaw('lower(recipient) = lower(?)', [email]).delete();
}
