import { randomInt } from 'node:crypto';
import type { ClientBase } from 'pg';

/** Beside this process's own number, a lock that nobody else in this database takes: "PLZJ". */
export const SIGN = 0x504c5a4a;

/** By this number the database knows a process that works through the queue. */
export const newProcessNumber = (): number => randomInt(1, 2 ** 31);

export const runnerName = (process: number, run: number): string => `plaza-${process}-${run}`;

/**
 * Every connection of the queue says that its process lives, for as long as PostgreSQL holds it: who can take a job
 * or end one has given the sign. A shared lock, so that a new connection never waits for one that is half dead.
 */
export async function giveSign(client: ClientBase, process: number): Promise<void> {
  await client.query(
    `select pg_advisory_lock_shared($1, $2),
       -- Power that fails says no goodbye: PostgreSQL asks, and after 25 seconds hangs up.
       set_config('tcp_keepalives_idle', '10', false),
       set_config('tcp_keepalives_interval', '5', false),
       set_config('tcp_keepalives_count', '3', false)`,
    [SIGN, process],
  );
}

/** SQL: whether `lockedBy` is a runner of a process that gives no sign. $1 is SIGN, $2 the process that asks. */
export const isSilent = (lockedBy: string): string => `
  ${lockedBy} like 'plaza-%' and split_part(${lockedBy}, '-', 2) <> $2 and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = $1 and objid::text = split_part(${lockedBy}, '-', 2))`;
