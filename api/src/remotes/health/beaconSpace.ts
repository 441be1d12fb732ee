import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { tryCounter } from '../../auth/tryCounter.ts';
import type { Teller } from './takeBeacons.ts';

/** How many rows for browsers that have not told of a version yet are begun in a day, at most twice as many right at once. */
export const A_DAY = {
  /** By all browsers in which nobody has logged in: anybody may invent as many as they like. */
  strangers: 10_000,
  /** By those of one network: what all may begin is not one network's alone. */
  network: 1_000,
  /** By all browsers of one member. */
  member: 200,
};

/**
 * Takes so much of the space for new rows that is left, or none. Members have some of their own: what strangers fill it
 * with must not keep a failing version from being noticed. Counted in the caller's transaction, before it holds a row.
 */
export function beaconSpace(secret: Buffer) {
  return async (db: Knex, { member, network }: Teller, count: number, now: Date): Promise<boolean> => {
    const takeTry = tryCounter({ db, redis: undefined });
    const take = (what: keyof typeof A_DAY, whose: string) => {
      const key = createHmac('sha256', secret).update(`beacons ${what} ${whose}`).digest();
      return takeTry({ key, burst: A_DAY[what], perHour: A_DAY[what] / 24, count, now });
    };
    if (count === 0) return true;
    if (member) return take('member', member.seed);
    return (await take('network', network)) && (await take('strangers', ''));
  };
}
