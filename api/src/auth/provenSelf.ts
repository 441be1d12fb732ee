import type { Knex } from 'knex';
import type { Config } from '../config.ts';
import type { Member } from '../http/session.ts';
import { wrongPassword } from './auth.errors.ts';
import { Credential } from './Credential.ts';
import { storedProof } from './findByLogin.ts';
import { keyFor } from './keys.ts';
import { saltOfNobody } from './kdf.ts';
import { secretFits, type GivenSecret } from './secrets.ts';

/** A found phone must not be enough for what cannot be undone. Who has no password yet has nothing to prove. */
export async function provenSelf(
  db: Knex,
  member: Pick<Member, 'id' | 'username'>,
  given: GivenSecret,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): Promise<void> {
  const credential = await Credential.query(db).findById(member.id);
  if (!credential) return;
  const isGiven = given.password !== undefined || given.proof !== undefined;
  const fits =
    isGiven &&
    (await secretFits(
      given,
      storedProof(credential, 'username'),
      saltOfNobody(keyFor(sessionSecret, 'salt'), member.username),
    ));
  if (!fits) throw wrongPassword({ fields: { 'body.password': wrongPassword.declared.sentence } });
}
