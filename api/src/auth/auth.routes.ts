import { noSession } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { preferredLanguage } from '../language/language.ts';
import { User } from '../users/User.ts';
import { signAccessToken } from './accessToken.ts';
import { accountLimit } from './accountLimit.ts';
import { blocked, demoClosed, unverified, wrongLogin, wrongOrWaiting } from './auth.errors.ts';
import { clearDeviceCookie, holdsDevice } from './deviceCookie.ts';
import { isDemoLogin, mintDemoPerson, sweepDemoJob } from './demo/mintDemoPerson.ts';
import { endFamily, rotate, type FamilyKeeper } from './families.ts';
import { findByLogin, stillFits } from './findByLogin.ts';
import { hashingFor } from './hashing.ts';
import { keyFor } from '../keyFor.ts';
import { saltOfNobody, saltsOf } from './kdf.ts';
import { sessionOpener } from './openSession.ts';
import { keepSecret, makeSecret, secretFits } from './secrets.ts';
import { browserOf } from './signup/signupCookie.ts';
import { isOff } from '../isOff.ts';

export const authRoutes: Slice = (on, plaza) => {
  const { config, clock, sessions, db, hashing } = plaza;
  const accessKey = keyFor(config.sessionSecret, 'access');
  const saltKey = keyFor(config.sessionSecret, 'salt');
  const keeper: FamilyKeeper = { db, clock, key: keyFor(config.sessionSecret, 'refresh') };
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const openSession = sessionOpener(plaza);
  const limit = accountLimit(plaza);

  on.job(sweepDemoJob);

  // public: answers for a name nobody has as well, and the same each time
  on(
    'POST /auth/prelogin',
    async ({ input: { body } }) => {
      const ghostSalt = saltOfNobody(saltKey, body.emailOrUsername);
      const { stored } = await findByLogin(db, body.emailOrUsername);
      const salt = stored?.salt ?? ghostSalt;
      return { kdf: 1 as const, salt: salt.toString('base64url'), iterations: hashing.iterations };
    },
    { transaction: false, limit: 'login' },
  );

  // public: this is the way in. No transaction while the password is hashed: it would hold a connection
  on(
    'POST /auth/login',
    async ({ input: { body }, ctx }) => {
      if (isDemoLogin(body)) {
        permit(config.demoEnabled && !isOff(config, 'demo'), demoClosed);
        await limit('demo', { ctx, name: '' });
        return db.transaction(async (transaction) =>
          openSession(ctx, transaction, await mintDemoPerson(transaction, clock.now())),
        );
      }
      const { person, stored } = await findByLogin(db, body.emailOrUsername);
      await limit('login', { ctx, name: body.emailOrUsername, userId: person?.id });
      const fits = await secretFits(
        hashingFor(hashing, ctx),
        body,
        stored,
        saltOfNobody(saltKey, body.emailOrUsername),
      );
      // A browser that signed up is told of the code whether or not one was sent, so this tells nothing either.
      const wrong = browserOf(ctx) === null ? wrongLogin : wrongOrWaiting;
      permit(fits, wrong);
      if (!person || !stored) throw wrong();
      permit(!person.is_blocked, blocked);
      permit(person.is_verified && person.joined_at !== null, unverified);
      const isFromBeforeTheSplit = stored.salt === null && body.password !== undefined;
      const secret =
        isFromBeforeTheSplit &&
        (await makeSecret(hashingFor(hashing, ctx), { password: body.password }, saltsOf(saltKey, person)));
      return db.transaction(async (transaction) => {
        permit(await stillFits(transaction, person, body.emailOrUsername, stored), wrong);
        if (secret) await keepSecret(transaction, person.id, secret, clock.now());
        return openSession(ctx, transaction, person);
      });
    },
    { transaction: false, limit: 'login' },
  );

  // public: the token and the device cookie are the key. No transaction: a reuse must stay revoked though it is refused
  on(
    'POST /auth/refresh',
    async ({ input, ctx }) => {
      const turn = found(
        await rotate(
          keeper,
          input.body.refreshToken,
          (hash) => holdsDevice(ctx, hash),
          preferredLanguage(ctx),
        ),
        noSession,
      );
      const now = clock.now();
      const person = found(await User.query(db).findById(turn.family.user_id), noSession);
      permit(!person.is_blocked && person.is_verified && person.deleted_at === null, noSession);
      permit(person.demo_until === null || person.demo_until > now, noSession);
      const { user_id: userId, id: familyId, seq } = turn.family;
      const claims = { userId, familyId, seq };
      return {
        accessToken: await signAccessToken(accessKey, claims, now),
        refreshToken: turn.refreshToken,
      };
    },
    { transaction: false },
  );

  // every member: one's own session
  on('POST /auth/logout', async ({ session, db: transaction, ctx, afterCommit }) => {
    await endFamily({ ...keeper, db: transaction }, session.id, 'logout');
    clearDeviceCookie(ctx, { secure });
    afterCommit(() => sessions.forget(session.id));
    return { ended: true };
  });
};
