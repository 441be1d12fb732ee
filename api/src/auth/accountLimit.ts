import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { tooMany } from '../http/commonErrors.ts';
import { placesOf } from '../http/rateLimit/networkOf.ts';
import type { Plaza } from '../plaza.ts';
import { keyFor } from '../keyFor.ts';
import { lowered } from './lowered.ts';
import { markOf } from './knownDevice.ts';
import { tryCounter } from './tryCounter.ts';

type Act = 'login' | 'code' | 'mail' | 'demo';

/** How often at once, and how often in an hour after that. */
interface Pace {
  burst: number;
  perHour: number;
}

const PER_ASKER: Record<Act, Pace> = {
  login: { burst: 10, perHour: 60 },
  code: { burst: 10, perHour: 30 },
  mail: { burst: 4, perHour: 6 },
  demo: { burst: 5, perHour: 20 },
};

/** All strangers together, from however many networks: a thousand rented machines are not a thousand people. */
const STRANGERS = 10;

/**
 * Letters to whatever addresses those of one network name, at once and in a day after that: also to ever new ones, which no
 * account counts. A class signs up at once; nobody sends mail to the world through us.
 */
const LETTERS = { burst: 200, perHour: 200 / 24 };

/**
 * Letters to one address, at once and in an hour after that, from however many networks: anybody may have written it down.
 * Those that a network asks for first in a day are counted apart: whoever has a few networks must not keep its owner, who
 * has another one, from a code.
 * Who names an ID is counted apart from who names its address, which makes thirty more: a refusal of the one after the
 * other was used up would tell anybody whose address it is.
 */
const TO_ADDRESS = { again: { burst: 10, perHour: 10 }, first: { burst: 20, perHour: 20 } };
const ONCE_A_DAY = { burst: 1, perHour: 1 / 24 };

/** A developer and a test are a whole crowd of one name. */
const CROWD = 50;

/** Who tries, and at whose account. */
export interface Asker {
  ctx: Context;
  /** The account as it was named, whether there is one or not; nothing where every visitor has one of their own. */
  name: string;
  /** Whose account it is, so that devices that know it are not strangers. */
  userId?: string | undefined;
  /** Who is logged in tries from their session, and nobody else's tries count for it. */
  sessionId?: string;
  /** The browser that signed up: it brings its code, or asks for another. */
  browser?: Buffer | undefined;
}

export type AccountLimit = (act: Act, asker: Asker) => Promise<void>;

/**
 * Counts by account and by who tries: a session, a browser that signed up or was logged in there before, or a network of
 * strangers.
 * So whoever guesses at an account keeps out strangers, never its owner.
 */
export function accountLimit({
  db,
  clock,
  config,
  redis,
}: Pick<Plaza, 'db' | 'clock' | 'config' | 'redis'>): AccountLimit {
  const secret = keyFor(config.sessionSecret, 'code');
  const deviceKey = keyFor(config.sessionSecret, 'device');
  const crowd = config.mode === 'production' ? 1 : CROWD;
  const takeTry = tryCounter({ db, redis });
  return async (act, { ctx, name, userId, sessionId, browser }) => {
    const whom = lowered(name.trim());
    const isLeft = async ({ burst, perHour }: Pace, what: string, times = 1, count = 1) => {
      // The name itself, perhaps a mistyped password, is nobody's to read.
      const key = createHmac('sha256', secret).update(what).digest();
      const widened = { burst: burst * crowd * times, perHour: perHour * crowd * times };
      return takeTry({ key, ...widened, count, now: clock.now() });
    };
    const refuse = ({ perHour }: Pace, times = 1): never => {
      throw tooMany({ headers: { 'Retry-After': String(Math.ceil(3600 / (perHour * times))) } });
    };
    const takeOf = async (limit: Pace, what: string, times = 1) => {
      if (!(await isLeft(limit, what, times))) refuse(limit, times);
    };
    const take = (asker: string, times: number) => takeOf(PER_ASKER[act], `${act} ${whom} ${asker}`, times);
    const takeOfNetwork = async () => {
      for (const { place, times } of placesOf(ctx.ip)) {
        await take(`network ${place}`, times);
        if (act === 'mail') await takeOf(LETTERS, `letters ${place}`, times);
      }
    };
    const takeOfAddress = async (askers: 'strangers' | 'waiting') => {
      const letters = `mail ${whom} ${askers}`;
      const ofNetwork = `${letters} of ${placesOf(ctx.ip).at(-1)?.place}`;
      const isFirst = await isLeft(ONCE_A_DAY, ofNetwork);
      if (isFirst && (await isLeft(TO_ADDRESS.first, `${letters} first`))) return;
      if (await isLeft(TO_ADDRESS.again, letters)) return;
      // Nobody was written to: who asks again later is still the first of their network.
      if (isFirst) await isLeft(ONCE_A_DAY, ofNetwork, 1, -1);
      refuse(TO_ADDRESS.again);
    };
    if (sessionId !== undefined) return take(`session ${sessionId}`, 1);
    if (browser !== undefined) {
      // Anybody may sign up with any address: of its mails no network asks for more by that.
      if (act === 'mail') {
        await takeOfNetwork();
        await takeOfAddress('waiting');
      }
      return take(`browser ${browser.toString('base64url')}`, 1);
    }
    const mark = markOf(ctx, { key: deviceKey, userId });
    if (mark !== undefined) return take(`device ${mark}`, 1);
    await takeOfNetwork();
    if (whom === '') return;
    await (act === 'mail' ? takeOfAddress('strangers') : take('strangers', STRANGERS));
  };
}
