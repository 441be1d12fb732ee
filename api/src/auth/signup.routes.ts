import { permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { sendMail } from '../mail/sendMail.ts';
import { alreadyHereMail, changedMail, signupMail } from '../mail/templates/identityMails.ts';
import { User } from '../users/User.ts';
import { accountLimit } from './accountLimit.ts';
import { blocked, wrongOtp, wrongReset } from './auth.errors.ts';
import { beginSignup } from './beginSignup.ts';
import { endFamilies } from './families.ts';
import { keyFor } from './keys.ts';
import { issueOtp, spendOtp, spendResetToken } from './mailCodes.ts';
import { forgotJob, greet, resendJob } from './mailJobs.ts';
import { sessionOpener } from './openSession.ts';
import { keepSecret, makeSecret } from './secrets.ts';

const ON_ITS_WAY = { message: 'A mail with a code is on its way.' };

export const signupRoutes: Slice = (on, plaza) => {
  const { config, clock, db, sessions } = plaza;
  const key = keyFor(config.sessionSecret, 'code');
  const openSession = sessionOpener(plaza);
  const limit = accountLimit(plaza);

  on.job(resendJob);
  on.job(forgotJob);

  // public: one becomes a member here. Whether the address has an account is told to its mailbox alone
  on(
    'POST /auth/register',
    async ({ input: { body } }) => {
      await limit('mail', body.email);
      const secret = await makeSecret(body, [body.username, body.name, body.email]);
      await db.transaction(async (transaction) => {
        const begun = await beginSignup(transaction, body, secret, clock.now());
        if ('alreadyHere' in begun) {
          const { alreadyHere } = begun;
          if (alreadyHere.is_blocked || alreadyHere.deleted_at) return;
          await sendMail(transaction, alreadyHereMail(greet(plaza, alreadyHere), alreadyHere));
          return;
        }
        const { id: userId, email, username } = begun.waiting;
        const otp = await issueOtp({ db: transaction, clock, key }, { userId, purpose: 'signup', email });
        await sendMail(transaction, signupMail(greet(plaza, begun.waiting), { username, otp }));
      });
      return ON_ITS_WAY;
    },
    { transaction: false, limit: 'login' },
  );

  // public: the code is the key. No transaction: a wrong try must stay counted though it is refused
  on(
    'POST /auth/verify',
    async ({ input: { body }, ctx }) => {
      await limit('code', body.email);
      const person = await User.query(db).findOne({ email: body.email }).whereNull('deleted_at');
      const given = { userId: person?.id ?? '0', purpose: 'signup', otp: body.otp } as const;
      const email = await spendOtp({ db, clock, key }, given);
      if (!person || email === null) throw wrongOtp();
      permit(!person.is_blocked, blocked);
      const joined = { is_verified: true, joined_at: person.joined_at ?? clock.now() };
      const member = await User.query(db).patchAndFetchById(person.id, joined);
      return { message: 'OTP Verified Successfully!', ...(await openSession(ctx, db, member)) };
    },
    { transaction: false, limit: 'login' },
  );

  // public: the same answer whoever asks
  on(
    'POST /auth/resend',
    async ({ input: { body } }) => {
      await limit('mail', body.email);
      await resendJob.queue(db, body);
      return ON_ITS_WAY;
    },
    { transaction: false, limit: 'login' },
  );

  // public: the same answer whoever asks
  on(
    'POST /auth/forgot',
    async ({ input: { body } }) => {
      await limit('mail', body.emailOrUsername);
      await forgotJob.queue(db, body);
      return { message: 'Password reset link sent to your email!' };
    },
    { transaction: false, limit: 'login' },
  );

  // public: the token is the key. It is spent only when the new password is good enough
  on(
    'POST /auth/reset',
    async ({ input: { body } }) => {
      const secret = await makeSecret(body);
      const ended = await db.transaction(async (transaction) => {
        const userId = await spendResetToken({ db: transaction, clock, key }, body.token);
        const person = userId === null ? undefined : await User.query(transaction).findById(userId);
        if (!person || person.is_blocked || person.deleted_at) throw wrongReset();
        await keepSecret(transaction, person.id, secret, clock.now());
        await sendMail(transaction, changedMail(greet(plaza, person), 'password'));
        return endFamilies({ db: transaction, clock }, person.id, 'reset');
      });
      for (const id of ended) sessions.forget(id);
      return { message: 'Password reset successfully!' };
    },
    { transaction: false, limit: 'login' },
  );
};
