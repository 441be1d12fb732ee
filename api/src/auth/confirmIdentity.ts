import type { Context } from 'koa';
import type { MemberSession } from '../http/session.ts';
import type { Plaza } from '../plaza.ts';
import { accountLimit } from './accountLimit.ts';
import { wrongPassword } from './auth.errors.ts';
import { Credential } from './Credential.ts';
import { storedProof } from './findByLogin.ts';
import { hasProven, permitFresh } from './freshness.ts';
import { hashingFor } from './hashing.ts';
import { keyFor } from '../keyFor.ts';
import { saltOfNobody } from './kdf.ts';
import { secretFits, type GivenSecret } from './secrets.ts';

export type ConfirmIdentity = (
  session: Pick<MemberSession, 'id' | 'member'>,
  given: GivenSecret,
  ctx: Context,
) => Promise<void>;

/**
 * Asks for a proof before what cannot be undone: a found phone must not be enough. That is the password, given here or
 * to `POST /keys/proof` just now; or a passkey or a mailed code, proven there. Who has no password may have logged in
 * just now instead.
 */
export function identityConfirmer(
  plaza: Pick<Plaza, 'db' | 'clock' | 'config' | 'hashing' | 'redis'>,
): ConfirmIdentity {
  const { db, clock, config, hashing } = plaza;
  const limit = accountLimit(plaza);
  const saltKey = keyFor(config.sessionSecret, 'salt');
  return async ({ id, member }, given, ctx) => {
    const isGiven = given.password !== undefined || given.proof !== undefined;
    const credential = await Credential.query(db).findById(member.id);
    if (!credential) {
      // A demo guest has no mailbox either, and nothing that would outlast the day.
      if (!member.isDemo) await permitFresh(db, id, clock.now());
      return;
    }
    if (!isGiven && (await hasProven(db, id, clock.now()))) return;
    await limit('login', { ctx, name: member.username, sessionId: id });
    const stored = storedProof(credential, 'username');
    const ghostSalt = saltOfNobody(saltKey, member.username);
    const fits = isGiven && (await secretFits(hashingFor(hashing, ctx), given, stored, ghostSalt));
    if (!fits) throw wrongPassword({ fields: { 'body.password': wrongPassword.declared.sentence } });
  };
}
