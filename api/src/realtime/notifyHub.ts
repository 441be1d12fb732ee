import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';
import { tellAfterCommit } from './tellAfterCommit.ts';

const WRITE = prepared('insert into hub_notices (notice) select notice from unnest($1::text[]) as notice');

/**
 * Tells every process something, with the caller's transaction: after the commit, in this order, or not at all. It is
 * a row first, so that it is told even if this process is killed right after the commit.
 */
export async function notifyHub(db: Knex, notices: readonly string[]): Promise<void> {
  if (notices.length === 0) return;
  await WRITE(db, [notices]);
  tellAfterCommit(db, ['written:notices']);
}
