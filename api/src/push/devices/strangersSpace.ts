import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { keyFor } from '../../keyFor.ts';
import { tryCounter } from '../../auth/tryCounter.ts';
import { tooMany } from '../../http/commonErrors.ts';
import { placesOf } from '../../http/rateLimit/networkOf.ts';
import type { Plaza } from '../../plaza.ts';

/** What the strangers of one network may leave here in a day. A school comes from one address; nobody's list is this long. */
const A_DAY = { devices: 1_000, interests: 20_000 };

/** Takes so much of the space that is left; refuses when it is not. Only what is nobody's counts. */
export type TakeSpace = (db: Knex, ip: string, what: keyof typeof A_DAY, count: number) => Promise<void>;

/**
 * Anybody may register a device and name interests, without a bearer: so the clients of the device API work. How much
 * one network can make us keep has an end. Counted in the caller's transaction, also where there is a Redis: what is not
 * kept is not counted.
 */
export function strangersSpace({ clock, config }: Pick<Plaza, 'clock' | 'config'>): TakeSpace {
  const secret = keyFor(config.sessionSecret, 'device');
  return async (db, ip, what, count) => {
    for (const { place, times } of placesOf(ip)) {
      const burst = A_DAY[what] * times;
      const perHour = burst / 24;
      const key = createHmac('sha256', secret).update(`push ${what} ${place}`).digest();
      const tries = { key, burst, perHour, count, now: clock.now() };
      if (await tryCounter({ db, redis: undefined })(tries)) continue;
      throw tooMany({ headers: { 'Retry-After': String(Math.ceil((3600 * count) / perHour)) } });
    }
  };
}
