import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { permit } from '../http/errors.ts';
import { preferredLanguage } from '../language/language.ts';
import type { Plaza } from '../plaza.ts';
import { rememberMember } from '../browser/viewerSeed.ts';
import type { User } from '../users/User.ts';
import { presentSessionUser } from '../users/users.presenter.ts';
import { signAccessToken } from './accessToken.ts';
import { blocked } from './auth.errors.ts';
import { setDeviceCookie } from './deviceCookie.ts';
import { beginFamily, expiry } from './families.ts';
import { keyFor } from '../keyFor.ts';
import { rememberDevice } from './knownDevice.ts';

export type OpenSession = (ctx: Context, db: Knex, person: User) => Promise<CallAnswer<'POST /auth/login'>>;

/** The last step of every way in: a device, a family of tokens, and the answer of a login. */
export function sessionOpener({ config, clock }: Pick<Plaza, 'config' | 'clock'>): OpenSession {
  const accessKey = keyFor(config.sessionSecret, 'access');
  const key = keyFor(config.sessionSecret, 'refresh');
  const knownKey = keyFor(config.sessionSecret, 'device');
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return async (ctx, db, person) => {
    permit(!person.is_blocked && person.deleted_at === null, blocked);
    const now = clock.now();
    const deviceHash = setDeviceCookie(ctx, { secure, expires: expiry(now, new Date(8.64e15)) });
    // Whoever looks around with the demo is anybody, and anybody may do it a hundred times: a browser forgets no member by it.
    if (person.demo_until === null) {
      rememberMember(ctx, config, person);
      rememberDevice(ctx, { key: knownKey, userId: person.id, secure });
    }
    const about = {
      userId: person.id,
      deviceHash,
      userAgent: ctx.get('user-agent') || null,
      language: preferredLanguage(ctx),
    };
    const { family, refreshToken } = await beginFamily({ db, clock, key }, about);
    const token = await signAccessToken(
      accessKey,
      { userId: person.id, familyId: family.id, seq: family.seq },
      now,
    );
    return { token, refresh: refreshToken, user: presentSessionUser(person) };
  };
}
