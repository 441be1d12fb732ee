import { found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { User } from '../../users/User.ts';
import { blocked, unverified, wrongPasskey } from '../auth.errors.ts';
import { keyFor } from '../keys.ts';
import { sessionOpener } from '../openSession.ts';
import { CHALLENGE_MS, makeChallenge, spendChallenge, sweepChallenges } from './challenges.ts';
import { PasskeyRow } from './PasskeyRow.ts';
import { relyingParty } from './relyingParty.ts';
import { userHandle } from './userHandle.ts';
import { challengeIn, verifyAsserted } from './verifyPasskey.ts';

/** The way in with a passkey: nobody types a name, the passkey knows whose it is. */
export const passkeyLoginRoutes: Slice = (on, plaza) => {
  const { config, clock, db } = plaza;
  const key = keyFor(config.sessionSecret, 'passkey');
  const openSession = sessionOpener(plaza);

  on.onStart(() => sweepChallenges(db, clock.now()));

  // public: asked before anybody is known. Costs nothing and keeps nothing, so it counts as a read
  on(
    'POST /auth/passkey/options',
    ({ ctx }) => ({
      rpId: relyingParty(ctx, config).id,
      challenge: makeChallenge({ clock, key }, 'login'),
      timeout: CHALLENGE_MS,
      userVerification: 'required' as const,
    }),
    { transaction: false, limit: 'read' },
  );

  // public: the signature is the key. No transaction: a try must spend its challenge though it is refused
  on(
    'POST /auth/passkey',
    async ({ input: { body }, ctx, log }) => {
      const { assertion } = body;
      const challenge = challengeIn(assertion);
      permit(await spendChallenge({ db, clock, key }, challenge, 'login'), wrongPasskey);
      const credentialId = Buffer.from(assertion.id, 'base64url');
      const passkey = found(
        await PasskeyRow.query(db).findOne({ credential_id: credentialId }),
        wrongPasskey,
      );
      permit(assertion.response.userHandle === userHandle(key, passkey.user_id), wrongPasskey);
      const expected = { ...relyingParty(ctx, config), challenge };
      const now = found(await verifyAsserted(assertion, passkey, expected), wrongPasskey);
      const used = await PasskeyRow.query(db)
        .where({ id: passkey.id })
        // What stands still or runs back was counted by a copy. Those that are synced do not count.
        .whereRaw('(counter < :counter or (counter = 0 and :counter = 0))', { counter: now.counter })
        .patch({ ...now, last_used_at: clock.now() });
      if (used === 0) log.warn({ passkey: passkey.id }, 'a passkey was used that may be a copy');
      permit(used > 0, wrongPasskey);
      const person = found(await User.query(db).findById(passkey.user_id), wrongPasskey);
      permit(person.deleted_at === null, wrongPasskey);
      permit(!person.is_blocked, blocked);
      permit(person.is_verified && person.joined_at !== null, unverified);
      return openSession(ctx, db, person);
    },
    { transaction: false, limit: 'login' },
  );
};
