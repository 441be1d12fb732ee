import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { tooMany } from '../http/commonErrors.ts';
import { keyFor } from './keys.ts';

type Act = 'login' | 'code' | 'mail' | 'demo';

/** How often at once, and how often in an hour after that. */
const PER_ACCOUNT: Record<Act, { burst: number; perHour: number }> = {
  login: { burst: 10, perHour: 60 },
  code: { burst: 10, perHour: 30 },
  mail: { burst: 4, perHour: 6 },
  demo: { burst: 5, perHour: 20 },
};

/** A developer and a test are a whole crowd of one name. */
const CROWD = 50;

// One statement, so that a hundred at once cannot all find the last token.
const FILLED = `least(cast(:burst as float8),
  t.tokens + cast(:perHour as float8) * greatest(0, extract(epoch from cast(:now as timestamptz) - t.at)) / 3600)`;
const TAKE = `
  insert into account_tries as t (key, tokens, at)
  values (:key, cast(:burst as float8) - 1, cast(:now as timestamptz))
  on conflict (key) do update set at = excluded.at, tokens = ${FILLED} - 1 where ${FILLED} >= 1
  returning tokens`;

export type AccountLimit = (act: Act, whom: string) => Promise<void>;

/** Counts by account, whatever address asks and however the name is spelled; kept in the database for all processes. */
export function accountLimit({ db, clock, config }: Pick<Plaza, 'db' | 'clock' | 'config'>): AccountLimit {
  const secret = keyFor(config.sessionSecret, 'code');
  const crowd = config.mode === 'production' ? 1 : CROWD;
  return async (act, whom) => {
    const { burst, perHour } = PER_ACCOUNT[act];
    // The name itself, perhaps a mistyped password, is nobody's to read.
    const key = createHmac('sha256', secret).update(`${act} ${whom.trim().toLowerCase()}`).digest();
    const taken = { key, burst: burst * crowd, perHour: perHour * crowd, now: clock.now() };
    const { rows } = await db.raw(TAKE, taken);
    if (rows.length === 0) throw tooMany({ headers: { 'Retry-After': String(Math.ceil(3600 / perHour)) } });
  };
}

/** Forgets who has long been refilled. */
export async function sweepAccountTries(db: Knex, now: Date): Promise<void> {
  await db('account_tries')
    .where('at', '<', new Date(now.getTime() - 86_400_000))
    .delete();
}
