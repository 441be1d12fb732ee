import { accountLimit } from '../auth/accountLimit.ts';
import { keyFor } from '../keyFor.ts';
import { acceptAssertion } from '../auth/passkeys/acceptAssertion.ts';
import { identityConfirmer } from '../auth/confirmIdentity.ts';
import { Credential } from '../auth/Credential.ts';
import { noProof, notForDemo, wrongOtp, wrongPasskey } from '../auth/auth.errors.ts';
import { noteProof, permitFresh } from '../auth/freshness.ts';
import { issueOtp, spendOtp } from '../auth/mailCodes.ts';
import { greet } from '../auth/mailJobs.ts';
import { PasskeyRow } from '../auth/passkeys/PasskeyRow.ts';
import { permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { proofMail } from '../mail/templates/identityMails.ts';
import { forgetOldKeysJob } from './forgetOldKeysJob.ts';
import { keepCopy } from './keepCopy.ts';
import { keepVault } from './keepVault.ts';
import { unknownCopy } from './keys.errors.ts';
import { ownKeys } from './ownKeys.ts';
import { peoplesKeys } from './peoplesKeys.ts';
import { publishIdentity } from './publishIdentity.ts';
import { wordsOf } from './verifyEntry.ts';

const VAULT_BYTES = 400 * 1024;

/** The public keys of people, and what opens their private ones for themselves alone. */
export const keysRoutes: Slice = (on, plaza) => {
  const { clock, config, db: pool } = plaza;
  const limit = accountLimit(plaza);
  const key = keyFor(config.sessionSecret, 'passkey');
  const codeKey = keyFor(config.sessionSecret, 'code');
  const confirmIdentity = identityConfirmer(plaza);
  on.job(forgetOldKeysJob);

  const asking = ({ id, member }: { id: string; member: { id: string } }) => ({
    userId: member.id,
    sessionId: id,
    now: clock.now(),
  });

  // every member: one's own
  on('GET /keys', ({ session, db }) => ownKeys(db, asking(session)));

  // every member: one's own. What replaces keys that are there already needs a proof
  on('POST /keys/identity', async ({ session, input: { body }, db }) => {
    const now = clock.now();
    if (wordsOf(body.entry).how !== 'first') await permitFresh(db, session.id, now);
    await publishIdentity(db, session.member.id, body, now);
    return ownKeys(db, asking(session));
  });

  // every member: of people who are there for them
  on('GET /keys/people', ({ session: { member }, input: { query }, db }) =>
    peoplesKeys(db, member.id, query.ids),
  );

  // every member: one's own ways
  on('GET /keys/proof', async ({ session: { member }, db }) => ({
    password: (await Credential.query(db).findById(member.id)) !== undefined,
    passkey: (await PasskeyRow.query(db).findOne({ user_id: member.id })) !== undefined,
    mail: !member.isDemo,
  }));

  // every member: one's own session. No transaction while the password is hashed: it would hold a connection
  on(
    'POST /keys/proof',
    async ({ session: { id, member }, input: { body }, ctx, log }) => {
      if (body.assertion) {
        await limit('login', { ctx, name: member.username, sessionId: id });
        const passkey = await acceptAssertion({ db: pool, clock, key, config, log }, ctx, body.assertion);
        permit(passkey.user_id === member.id, wrongPasskey);
      } else if (body.otp) {
        await limit('code', { ctx, name: member.username, sessionId: id });
        const given = { userId: member.id, purpose: 'proof', otp: body.otp } as const;
        permit((await spendOtp({ db: pool, clock, key: codeKey }, given)) !== null, wrongOtp);
      } else {
        permit((await Credential.query(pool).findById(member.id)) !== undefined, noProof);
        permit(body.password !== undefined || body.proof !== undefined, noProof);
        await confirmIdentity({ id, member }, body, ctx);
      }
      return { fresh_until: await noteProof(pool, id, clock.now()) };
    },
    { transaction: false, limit: 'login' },
  );

  // every member: to one's own mailbox, for who has neither password nor passkey at hand. No transaction while tries are
  // counted: many at once would hold all connections and wait for one more
  on(
    'POST /keys/proof/code',
    async ({ session: { id, member }, ctx }) => {
      permit(!member.isDemo, notForDemo);
      await limit('mail', { ctx, name: member.email, sessionId: id });
      const about = { userId: member.id, purpose: 'proof', email: member.email } as const;
      await pool.transaction(async (db) => {
        const otp = await issueOtp({ db, clock, key: codeKey }, about);
        await sendMail(db, proofMail(greet(plaza, member, languageOf(ctx)), { otp }));
      });
      return { message: 'A mail with a code is on its way.' };
    },
    { transaction: false },
  );

  // every member: one's own
  on('PUT /keys/copies', async ({ session, input: { body }, db }) => {
    await permitFresh(db, session.id, clock.now());
    await keepCopy(db, session.member.id, body, clock.now());
    return ownKeys(db, asking(session));
  });

  on('DELETE /keys/copies/:way', async ({ session, input: { params, query }, db }) => {
    await permitFresh(db, session.id, clock.now());
    const gone = await db('key_copies')
      .where({ user_id: session.member.id, way: params.way, ref: query.ref ?? '' })
      .delete();
    permit(gone > 0, unknownCopy);
    return ownKeys(db, asking(session));
  });

  // every member: one's own
  on('GET /keys/vault', async ({ session: { member }, db }) => {
    const vault = await db('key_vaults').where({ user_id: member.id }).first('n', 'sealed');
    return vault ?? { n: 0, sealed: null };
  });

  // every member: one's own
  on('PUT /keys/vault', ({ session: { member }, input: { body }, db }) => keepVault(db, member.id, body), {
    maxBytes: VAULT_BYTES,
  });
};
