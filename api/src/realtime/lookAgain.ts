import type { Knex } from 'knex';
import { notifyHub } from './notifyHub.ts';

/** Those on one channel, or these people on every channel of theirs; with neither, everybody everywhere. */
export interface Looked {
  channel?: string;
  userIds?: readonly string[];
}

/**
 * Whether people may listen on a channel may be otherwise after this transaction: each process looks again after the
 * commit. Who may not any more hears nothing there from then on; who may again does.
 */
export async function lookAgain(db: Knex, looked: Looked): Promise<void> {
  await notifyHub(db, [`look:${JSON.stringify(looked)}`]);
}
