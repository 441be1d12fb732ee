import type { CallInput } from '@plaza/api-contract';
import type { Context } from 'koa';
import { found, permit } from '../../http/errors.ts';
import type { Plaza } from '../../plaza.ts';
import { wrongPasskey } from '../auth.errors.ts';
import { type ChallengeKeeper, spendChallenge } from './challenges.ts';
import { PasskeyRow } from './PasskeyRow.ts';
import { relyingParty, userHandle } from './relyingParty.ts';
import { challengeIn, verifyAsserted } from './verifyPasskey.ts';

type Assertion = CallInput<'POST /auth/passkey'>['body']['assertion'];

/** The passkey that answered a login's challenge, or a refusal. A try spends its challenge, also one that is refused. */
export async function acceptAssertion(
  { db, clock, key, config, log }: ChallengeKeeper & Pick<Plaza, 'config' | 'log'>,
  ctx: Context,
  assertion: Assertion,
): Promise<PasskeyRow> {
  const challenge = challengeIn(assertion);
  permit(await spendChallenge({ db, clock, key }, challenge, 'login'), wrongPasskey);
  const credentialId = Buffer.from(assertion.id, 'base64url');
  const passkey = found(await PasskeyRow.query(db).findOne({ credential_id: credentialId }), wrongPasskey);
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
  return passkey;
}
