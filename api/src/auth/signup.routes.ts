import type { Context } from 'koa';
import { featureOff } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { newPasswordMail } from '../mail/templates/identityMails.ts';
import { User } from '../users/User.ts';
import { accountLimit } from './accountLimit.ts';
import { blocked, usernameTaken, wrongOtp, wrongReset } from './auth.errors.ts';
import { Credential } from './Credential.ts';
import { endFamilies } from './families.ts';
import { findByLogin } from './findByLogin.ts';
import { saltsOf } from './kdf.ts';
import { isInvited, letsIn } from './invitations/invitations.ts';
import { hashingFor } from './hashing.ts';
import { keyFor } from '../keyFor.ts';
import { markOf } from './knownDevice.ts';
import { ownerOfReset, spendOtp, spendResetToken } from './mailCodes.ts';
import { forgotJob, greet, packSecret, resendJob, signupJob } from './mailJobs.ts';
import { sessionOpener } from './openSession.ts';
import { passkeyNames } from './passkeys/PasskeyRow.ts';
import { judgeSecret, keepSecret, makeSecret } from './secrets.ts';
import { isIdTaken, isWaiting } from './signup/beginSignup.ts';
import { joinMember, tryCode } from './signup/finishSignup.ts';
import { browserOf, markBrowser } from './signup/signupCookie.ts';
import { isOff } from '../isOff.ts';

const ON_ITS_WAY = { message: 'A mail with a code is on its way.' };

export const signupRoutes: Slice = (on, plaza) => {
  const { config, clock, db, hashing, sessions } = plaza;
  const key = keyFor(config.sessionSecret, 'code');
  const saltKey = keyFor(config.sessionSecret, 'salt');
  const openSession = sessionOpener(plaza);
  const limit = accountLimit(plaza);
  const secure = config.publicUrl?.startsWith('https:') ?? false;

  /** While sign-up is switched off only an invitation lets somebody in. */
  const permitJoining = async (isInvitedHere: () => Promise<boolean>) =>
    permit(!isOff(config, 'signup') || (await isInvitedHere()), featureOff);

  /** The browser in which somebody has signed up with this address: it is no stranger to what was begun there. */
  const ownBrowser = async (email: string, browser: Buffer | null) =>
    browser && (await isWaiting(db, { email, browser })) ? browser : undefined;

  /** Whether this browser was logged in as this person before. */
  const deviceKey = keyFor(config.sessionSecret, 'device');
  const isOwn = (ctx: Context, userId: string | undefined) =>
    markOf(ctx, { key: deviceKey, userId }) !== undefined;

  on.job(signupJob);
  on.job(resendJob);
  on.job(forgotJob);

  // public: one becomes a member here. Whether the address has an account is told to its mailbox alone,
  // so nobody looks before the answer is out: it takes as long for the known as for the new
  on(
    'POST /auth/register',
    async ({ input: { body }, ctx }) => {
      await limit('mail', { ctx, name: body.email });
      const { name, username, email, invite: token } = body;
      await permitJoining(() => letsIn(db, { email, token, now: clock.now() }));
      judgeSecret(body, [username, name, email]);
      const secret = await makeSecret(hashingFor(hashing, ctx), body, saltsOf(saltKey, body));
      if (await isIdTaken(db, username)) {
        throw usernameTaken({ fields: { 'body.username': usernameTaken.declared.sentence } });
      }
      await signupJob.queue(db, {
        newcomer: { name, username, email },
        secret: packSecret(secret),
        browser: markBrowser(ctx, { secure }).toString('base64url'),
        language: languageOf(ctx),
      });
      return ON_ITS_WAY;
    },
    { transaction: false, limit: 'login' },
  );

  // public: the code is the key. No transaction: a wrong try must stay counted though it is refused
  on(
    'POST /auth/verify',
    async ({ input: { body }, ctx }) => {
      const { email, otp } = body;
      const here = await User.query(db).findOne({ email }).whereNull('deleted_at').whereNotNull('joined_at');
      const browser = browserOf(ctx);
      const own = await ownBrowser(email, browser);
      await limit('code', { ctx, name: email, userId: here?.id, browser: own });
      const isKnown = isOwn(ctx, here?.id);
      const given = { userId: here?.id ?? '0', purpose: 'signup', otp, isOwn: isKnown } as const;
      const spent = await spendOtp({ db, clock, key }, given);
      const signup = await tryCode({ db, clock, key }, { email, otp, browser });
      const member = await db.transaction(async (transaction) => {
        if (signup) {
          // Asked again: sign-up may have been closed since, or the invitation taken back.
          await permitJoining(() => isInvited(transaction, signup.email, clock.now()));
          return joinMember({ db: transaction, clock, key }, signup, browser);
        }
        permit(here !== undefined && spent !== null, wrongOtp);
        const person = found(here, wrongOtp);
        permit(!person.is_blocked, blocked);
        return User.query(transaction).patchAndFetchById(person.id, { is_verified: true });
      });
      const opened = await openSession(ctx, db, member);
      const has_password = (await Credential.query(db).findById(member.id)) !== undefined;
      return { message: 'OTP Verified Successfully!', has_password, ...opened };
    },
    { transaction: false, limit: 'login' },
  );

  // public: the same answer whoever asks
  on(
    'POST /auth/resend',
    async ({ input: { body }, ctx }) => {
      const here = await User.query(db).findOne({ email: body.email }).select('id');
      const browser = browserOf(ctx);
      await limit('mail', {
        ...{ ctx, name: body.email, userId: here?.id },
        browser: await ownBrowser(body.email, browser),
      });
      const marked = browser?.toString('base64url') ?? null;
      await resendJob.queue(db, {
        ...body,
        browser: marked,
        isOwn: isOwn(ctx, here?.id),
        language: languageOf(ctx),
      });
      return ON_ITS_WAY;
    },
    { transaction: false, limit: 'login' },
  );

  // public: the same answer whoever asks
  on(
    'POST /auth/forgot',
    async ({ input: { body }, ctx }) => {
      const { person } = await findByLogin(db, body.emailOrUsername);
      await limit('mail', { ctx, name: body.emailOrUsername, userId: person?.id });
      await forgotJob.queue(db, { ...body, language: languageOf(ctx) });
      return { message: 'Password reset link sent to your email!' };
    },
    { transaction: false, limit: 'login' },
  );

  // public: the token is the key
  on(
    'POST /auth/reset/prelogin',
    async ({ input: { body } }) => {
      const person = found(await ownerOfReset({ db, clock, key }, body.token), wrongReset);
      const credential = await Credential.query(db).findById(person.id);
      const ghosts = saltsOf(saltKey, person);
      const salt = credential?.salt ?? ghosts.username;
      const emailSalt = credential?.email_salt ?? ghosts.email;
      return {
        kdf: 1 as const,
        salt: salt.toString('base64url'),
        emailSalt: emailSalt.toString('base64url'),
        iterations: hashing.iterations,
      };
    },
    { transaction: false, limit: 'login' },
  );

  // public: the token is the key. It is spent only when the new password is good enough
  on(
    'POST /auth/reset',
    async ({ input: { body }, ctx }) => {
      const owner = found(await ownerOfReset({ db, clock, key }, body.token), wrongReset);
      judgeSecret(body, [owner.username, owner.name, owner.email]);
      const secret = await makeSecret(hashingFor(hashing, ctx), body, saltsOf(saltKey, owner));
      const ended = await db.transaction(async (transaction) => {
        // The password before the link, as whoever changes it takes them.
        await Credential.query(transaction).findById(owner.id).forUpdate();
        const userId = await spendResetToken({ db: transaction, clock, key }, body.token);
        const person = userId === null ? undefined : await User.query(transaction).findById(userId);
        if (!person || person.is_blocked || person.deleted_at) throw wrongReset();
        await keepSecret(transaction, person.id, secret, clock.now());
        const passkeys = await passkeyNames(transaction, person.id);
        await sendMail(transaction, newPasswordMail(greet(plaza, person, languageOf(ctx)), passkeys));
        return endFamilies({ db: transaction, clock }, person.id, 'reset');
      });
      for (const id of ended) sessions.forget(id);
      return { message: 'Password reset successfully!' };
    },
    { transaction: false, limit: 'login' },
  );
};
