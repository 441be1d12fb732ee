import { found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { User } from '../../users/User.ts';
import { blocked, unverified, wrongPasskey } from '../auth.errors.ts';
import { keyFor } from '../../keyFor.ts';
import { sessionOpener } from '../openSession.ts';
import { acceptAssertion } from './acceptAssertion.ts';
import { CHALLENGE_MS, makeChallenge } from './challenges.ts';
import { relyingParty } from './relyingParty.ts';

/** The way in with a passkey: nobody types a name, the passkey knows whose it is. */
export const passkeyLoginRoutes: Slice = (on, plaza) => {
  const { config, clock, db } = plaza;
  const key = keyFor(config.sessionSecret, 'passkey');
  const openSession = sessionOpener(plaza);

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
      const passkey = await acceptAssertion({ db, clock, key, config, log }, ctx, body.assertion);
      const person = found(await User.query(db).findById(passkey.user_id), wrongPasskey);
      permit(person.deleted_at === null, wrongPasskey);
      permit(!person.is_blocked, blocked);
      permit(person.is_verified && person.joined_at !== null, unverified);
      return openSession(ctx, db, person);
    },
    { transaction: false, limit: 'login' },
  );
};
