import type { Knex } from 'knex';
import { afterCommit } from '../db/afterCommit.ts';
import type { KeptEvent } from './eventLog.ts';

/** What was written into the log of a person. */
export type Written = (userId: string) => readonly KeptEvent[];

/** Tells all processes something, in batches, and never waits for it; and this one what it has written itself. */
export type Tell = (notices: readonly string[], written?: Written) => void;

interface Teller {
  tell: Tell;
  /** Whether this process has a connection of theirs. */
  isHere: (userId: string) => boolean;
}

/** By what a pool and all its transactions have in common. */
const tellers = new WeakMap<object, Teller>();

/** From here on what is written through this pool is told in this way, until the answer is called. */
export function tellThrough(db: Knex, teller: Teller): () => void {
  tellers.set(db.client.config, teller);
  return () => void tellers.delete(db.client.config);
}

/** Whether one of these people is connected to this process, which can hand them what it writes. */
export function isAnyHere(db: Knex, userIds: readonly string[]): boolean {
  const teller = tellers.get(db.client.config);
  return teller !== undefined && userIds.some(teller.isHere);
}

/**
 * Tells all processes that something was written, once it is true. A NOTIFY in the transaction itself would do the
 * same, but of all who commit with one in the whole database only one may do so at a time. What is not told, because
 * the process is killed in between or has no hub, others find by themselves within a second.
 */
export function tellAfterCommit(
  db: Knex,
  notices: readonly string[],
  written: () => Written | undefined = () => undefined,
): void {
  const teller = tellers.get(db.client.config);
  if (teller) afterCommit(db, () => teller.tell(notices, written()));
}
