import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { keyFor } from '../keyFor.ts';
import { tryCounter } from '../auth/tryCounter.ts';
import { tooMany } from '../http/commonErrors.ts';
import type { Member } from '../http/session.ts';
import type { Plaza } from '../plaza.ts';

type Act = 'post' | 'comment' | 'edit' | 'react';

/** How often at once, and how often in an hour after that. */
const PER_MEMBER: Record<Act, { burst: number; perHour: number }> = {
  post: { burst: 30, perHour: 60 },
  comment: { burst: 60, perHour: 300 },
  edit: { burst: 60, perHour: 200 },
  react: { burst: 300, perHour: 1_200 },
};

/**
 * Posts of all guests of the demo together: anybody is as many of them as they like, nobody else reads what they write, and
 * whoever looks at the public posts comes past all of it.
 */
const OF_GUESTS = { burst: 300, perHour: 100 };

/** A developer and a test are a whole crowd of one name. */
const CROWD = 50;

/** Counts on the connection that the caller holds anyway. */
export type WritingLimit = (db: Knex, act: Act, member: Pick<Member, 'id' | 'isDemo'>) => Promise<void>;

/**
 * What one member writes reaches everybody's screens, so its pace counts for the member, from however many networks
 * they come. The limits of the calls count networks.
 */
export function writingLimit({
  clock,
  config,
  redis,
}: Pick<Plaza, 'clock' | 'config' | 'redis'>): WritingLimit {
  const secret = keyFor(config.sessionSecret, 'device');
  const crowd = config.mode === 'production' ? 1 : CROWD;
  return async (db, act, { id, isDemo }) => {
    const take = async (whose: string, { burst, perHour }: { burst: number; perHour: number }) => {
      const key = createHmac('sha256', secret).update(`feed ${act} ${whose}`).digest();
      const tries = { key, burst: burst * crowd, perHour: perHour * crowd, now: clock.now() };
      if (!(await tryCounter({ db, redis })(tries)))
        throw tooMany({ headers: { 'Retry-After': String(Math.ceil(3600 / perHour)) } });
    };
    await take(id, PER_MEMBER[act]);
    if (isDemo && act === 'post') await take('guests', OF_GUESTS);
  };
}
