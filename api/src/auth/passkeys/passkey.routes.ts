import { found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { languageOf } from '../../language/language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { passkeyMail } from '../../mail/templates/identityMails.ts';
import { holdPeople } from '../../users/holdPeople.ts';
import { notForDemo, passkeyTaken, tooManyPasskeys, unknownPasskey, wrongPasskey } from '../auth.errors.ts';
import { identityConfirmer } from '../confirmIdentity.ts';
import { permitOpen } from '../families.ts';
import { permitFresh } from '../freshness.ts';
import { keyFor } from '../../keyFor.ts';
import { greet } from '../mailJobs.ts';
import { CHALLENGE_MS, makeChallenge, spendChallenge } from './challenges.ts';
import { PasskeyRow, presentPasskey } from './PasskeyRow.ts';
import { relyingParty, userHandle } from './relyingParty.ts';
import { ALGORITHMS, challengeIn, verifyCreated } from './verifyPasskey.ts';

const MOST_PASSKEYS = 20;

/** The passkeys of a member, as Settings shows and changes them. */
export const passkeyRoutes: Slice = (on, plaza) => {
  const { config, clock, db } = plaza;
  const key = keyFor(config.sessionSecret, 'passkey');
  const confirmIdentity = identityConfirmer(plaza);

  // every member: one's own
  on('GET /auth/passkeys', async ({ session }) => {
    const own = await PasskeyRow.query(db).where({ user_id: session.member.id }).orderBy('id', 'desc');
    return own.map(presentPasskey);
  });

  on(
    'POST /auth/passkeys/options',
    async ({ session, input: { body }, ctx }) => {
      const { member } = session;
      permit(!member.isDemo, notForDemo);
      const { id } = relyingParty(ctx, config);
      await confirmIdentity(session, body, ctx);
      const own = await PasskeyRow.query(db).where({ user_id: member.id });
      permit(own.length < MOST_PASSKEYS, tooManyPasskeys);
      return {
        rp: { id, name: config.brand.name },
        user: { id: userHandle(key, member.id), name: member.username, displayName: member.name },
        challenge: makeChallenge({ clock, key }, `new passkey of ${member.id}`),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: CHALLENGE_MS,
        excludeCredentials: own.map(({ credential_id, transports }) => ({
          type: 'public-key' as const,
          id: credential_id.toString('base64url'),
          transports,
        })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      };
    },
    { transaction: false, limit: 'login' },
  );

  // The challenge says that the password was given. No transaction: a try must spend it though it is refused
  on(
    'POST /auth/passkeys',
    async ({ session: { id, member }, input: { body }, ctx }) => {
      permit(!member.isDemo, notForDemo);
      const challenge = challengeIn(body.attestation);
      permit(
        await spendChallenge({ db, clock, key }, challenge, `new passkey of ${member.id}`),
        wrongPasskey,
      );
      const expected = { ...relyingParty(ctx, config), challenge };
      const created = found(await verifyCreated(body.attestation, expected), wrongPasskey);
      const kept = await db.transaction(async (transaction) => {
        await holdPeople(transaction, [member.id]);
        const own = await PasskeyRow.query(transaction).where({ user_id: member.id });
        permit(own.length < MOST_PASSKEYS, tooManyPasskeys);
        const about = { user_id: member.id, name: body.name.trim(), created_at: clock.now() };
        const [row] = await transaction<PasskeyRow>('passkeys')
          .insert({ ...created, ...about })
          .onConflict('credential_id')
          .ignore()
          .returning('*');
        await permitOpen(transaction, id);
        const greeting = greet(plaza, member, languageOf(ctx));
        if (row) await sendMail(transaction, passkeyMail(greeting, 'added', about.name));
        return row;
      });
      return presentPasskey(found(kept, passkeyTaken));
    },
    { transaction: false, limit: 'login' },
  );

  on('PUT /auth/passkeys/:id', async ({ session, input: { params, body }, db: transaction }) => {
    const [renamed] = await PasskeyRow.query(transaction)
      .where({ id: params.id, user_id: session.member.id })
      .patch({ name: body.name.trim() })
      .returning('*');
    return presentPasskey(found(renamed, unknownPasskey));
  });

  on(
    'DELETE /auth/passkeys/:id',
    async ({ session: { id, member }, input: { params }, db: transaction, ctx }) => {
      await permitFresh(transaction, id, clock.now());
      const [removed] = await PasskeyRow.query(transaction)
        .where({ id: params.id, user_id: member.id })
        .delete()
        .returning('*');
      const { name } = found(removed, unknownPasskey);
      await sendMail(transaction, passkeyMail(greet(plaza, member, languageOf(ctx)), 'removed', name));
      return { removed: true };
    },
  );
};
