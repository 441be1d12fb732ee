import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { keepCopy } from '../keys/keepCopy.ts';
import { languageOf } from '../language/language.ts';
import { sendMail } from '../mail/sendMail.ts';
import {
  alreadyHereMail,
  newAddressMail,
  newEmailMail,
  newPasswordMail,
} from '../mail/templates/identityMails.ts';
import { publishToUser } from '../realtime/publishToUser.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { User } from '../users/User.ts';
import { accountLimit } from '../auth/accountLimit.ts';
import { notForDemo, unknownSession, wrongOtp } from '../auth/auth.errors.ts';
import { identityConfirmer } from '../auth/confirmIdentity.ts';
import { endFamilies, permitOpen } from '../auth/families.ts';
import { Credential } from '../auth/Credential.ts';
import { permitPrivileged } from '../auth/freshness.ts';
import { type Hashing, hashingFor } from '../auth/hashing.ts';
import { saltsOf } from '../auth/kdf.ts';
import { keyFor } from '../keyFor.ts';
import { passkeyNames } from '../auth/passkeys/PasskeyRow.ts';
import { isSpentCodeThere, issueOtp, spendOtp } from '../auth/mailCodes.ts';
import { greet } from '../auth/mailJobs.ts';
import {
  judgeSecret,
  keepProof,
  keepSecret,
  makeSecret,
  proveHere,
  type GivenNewSecret,
  type StoredProof,
} from '../auth/secrets.ts';
import { SessionFamily, presentDevice } from '../auth/SessionFamily.ts';

const SHOWN_AFTER_THEFT_DAYS = 30;
const DAY_MS = 86_400_000;

export const sessionRoutes: Slice = (on, plaza) => {
  const { config, clock, db, hashing, sessions } = plaza;
  const key = keyFor(config.sessionSecret, 'code');
  const saltKey = keyFor(config.sessionSecret, 'salt');
  const limit = accountLimit(plaza);
  const confirmIdentity = identityConfirmer(plaza);
  on.privileged(({ id }) => permitPrivileged(db, id, clock.now()));

  // every member: one's own sessions
  on('GET /auth/sessions', async ({ session }) => {
    const now = clock.now();
    const families = await SessionFamily.query(db)
      .where({ user_id: session.member.id })
      .where((one) =>
        one
          .where((open) => open.whereNull('revoked_at').where('expires_at', '>', now))
          .orWhere((stolen) =>
            stolen
              .where('revoked_why', 'reused')
              .where('revoked_at', '>', new Date(now.getTime() - SHOWN_AFTER_THEFT_DAYS * DAY_MS)),
          ),
      )
      .orderByRaw('(id = ?) desc, rotated_at desc, id desc', [session.id])
      .limit(100);
    return families.map((family) => presentDevice(family, session.id));
  });

  on('DELETE /auth/sessions/:id', async ({ session, input, db: transaction, afterCommit }) => {
    const ended = await SessionFamily.query(transaction)
      .where({ id: input.params.id, user_id: session.member.id, revoked_at: null })
      .patch({ revoked_at: clock.now(), revoked_why: 'ended' });
    permit(ended > 0, unknownSession);
    await tellOthers(transaction, session.member.id);
    afterCommit(() => sessions.forget(input.params.id));
    return { ended: true };
  });

  // every member: one's own sessions
  on('DELETE /auth/sessions', async ({ session, db: transaction, afterCommit }) => {
    const ended = await endFamilies({ db: transaction, clock }, session.member.id, 'ended', session.id);
    await tellOthers(transaction, session.member.id);
    afterCommit(() => ended.forEach((id) => sessions.forget(id)));
    return { ended: ended.length };
  });

  on(
    'POST /auth/password',
    async ({ session: { member, id }, input: { body }, ctx }) => {
      permit(!member.isDemo, notForDemo);
      await confirmIdentity({ member, id }, body, ctx);
      const next = nextSecretOf(body);
      judgeSecret(next, [member.username, member.name, member.email]);
      const secret = await makeSecret(hashingFor(hashing, ctx), next, saltsOf(saltKey, member));
      const ended = await db.transaction(async (transaction) => {
        await keepSecret(transaction, member.id, secret, clock.now());
        // The person before their sessions, as whoever shuts them out takes them.
        await holdPeople(transaction, [member.id]);
        await permitOpen(transaction, id);
        // In one step with the password, or one of the two would open nothing.
        if (body.keyCopy) await keepCopy(transaction, member.id, body.keyCopy, clock.now());
        const passkeys = await passkeyNames(transaction, member.id);
        await sendMail(transaction, newPasswordMail(greet(plaza, member, languageOf(ctx)), passkeys));
        await tellOthers(transaction, member.id);
        return endFamilies({ db: transaction, clock }, member.id, 'password', id);
      });
      for (const one of ended) sessions.forget(one);
      return { message: 'Your password is changed.' };
    },
    { transaction: false, limit: 'login' },
  );

  on(
    'POST /auth/email',
    async ({ session: { id, member }, input: { body }, ctx }) => {
      permit(!member.isDemo, notForDemo);
      await confirmIdentity({ id, member }, body, ctx);
      await limit('mail', { ctx, name: body.email });
      const proof = await proofForAddress(
        hashingFor(hashing, ctx),
        body,
        saltsOf(saltKey, { ...member, email: body.email }).email,
      );
      const language = languageOf(ctx);
      await db.transaction(async (transaction) => {
        const taken = await User.query(transaction).findOne({ email: body.email }).whereNotNull('joined_at');
        // For a taken address too, where nobody is told it: a code for another one that lived on would tell.
        const about = { userId: member.id, purpose: 'email', email: body.email, proof } as const;
        const otp = await issueOtp({ db: transaction, clock, key }, about);
        // Only the mailbox is told that somebody has this address.
        if (taken) return sendMail(transaction, alreadyHereMail(greet(plaza, taken, language), taken));
        return sendMail(transaction, newEmailMail(greet(plaza, body, language), { otp }));
      });
      return { message: 'A mail with a code is on its way.' };
    },
    { transaction: false, limit: 'login' },
  );

  on(
    'POST /auth/email/verify',
    async ({ session: { id, member }, input: { body }, ctx }) => {
      await limit('code', { ctx, name: member.username, sessionId: id });
      const given = { userId: member.id, purpose: 'email', otp: body.otp } as const;
      const { email, ...proof } = found(await spendOtp({ db, clock, key }, given), wrongOtp);
      await db.transaction(async (transaction) => {
        // Two at once with one address must find each other.
        await takeTurn(transaction, 'sign-up');
        const others = User.query(transaction).where({ email }).whereNot({ id: member.id });
        // Whoever joined with it in the meantime keeps it; a sign-up that waits holds nothing.
        permit((await others.clone().whereNotNull('joined_at').first()) === undefined, wrongOtp);
        await others.clone().whereNull('joined_at').delete();
        // In the order in which a login locks them, or one of two at once would be thrown out.
        await Credential.query(transaction).findById(member.id).patch(proof);
        // What came with the code proves the password of then.
        permit(await isSpentCodeThere(transaction, given), wrongOtp);
        await User.query(transaction).findById(member.id).patch({ email });
        await permitOpen(transaction, id);
        await sendMail(transaction, newAddressMail(greet(plaza, member, languageOf(ctx))));
        await tellOthers(transaction, member.id);
      });
      sessions.forgetAll(member.id);
      return { message: 'Your e-mail address is changed.', email };
    },
    { transaction: false, limit: 'login' },
  );
};

/** What other tabs and devices show of the account is out of date. */
function tellOthers(db: Knex, userId: string) {
  return publishToUser(db, userId, { type: 'account-changed', payload: {} });
}

function nextSecretOf(body: CallInput<'POST /auth/password'>['body']): GivenNewSecret {
  return {
    password: body.newPassword,
    proof: body.newProof,
    salt: body.newSalt,
    emailProof: body.newEmailProof,
    emailSalt: body.newEmailSalt,
  };
}

/** What the password will be held against when it comes with the new address. */
async function proofForAddress(
  hashing: Hashing,
  { password, newEmailProof, newEmailSalt }: CallInput<'POST /auth/email'>['body'],
  salt: Buffer,
): Promise<StoredProof | undefined> {
  if (password !== undefined) return proveHere(hashing, password, salt);
  if (!newEmailProof || !newEmailSalt) return undefined;
  return keepProof(hashing, newEmailProof, Buffer.from(newEmailSalt, 'base64url'));
}
