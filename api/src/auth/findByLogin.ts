import type { Knex } from 'knex';
import { User } from '../users/User.ts';
import { Credential } from './Credential.ts';
import { lowered } from './lowered.ts';
import type { NewSecret, StoredProof } from './secrets.ts';
import { Signup } from './signup/Signup.ts';

export interface Login {
  person: User | undefined;
  /** What the password is held against when it comes with this name. */
  stored: StoredProof | undefined;
  /** Whether it waits for the code of its sign-up. */
  isWaiting: boolean;
}

/** Who goes by this username or e-mail address, and has not been deleted. */
export async function findByLogin(db: Knex, emailOrUsername: string): Promise<Login> {
  const person = await User.query(db)
    .whereNull('deleted_at')
    .whereNotNull('joined_at')
    .where((one) => one.where('username', emailOrUsername).orWhere('email', emailOrUsername))
    .first();
  // All of it is asked for nobody as well, so that both take the same time.
  const credential = await Credential.query(db).findById(person?.id ?? '0');
  const waiting = await Signup.query(db)
    .where((one) => one.where('username', emailOrUsername).orWhere('email', emailOrUsername))
    .orderBy('id', 'desc')
    .first();
  const isWaiting = person === undefined && waiting !== undefined;
  const kept = isWaiting ? waiting : credential;
  const address = isWaiting ? waiting.email : person?.email;
  const isAddress = address !== undefined && lowered(address) === lowered(emailOrUsername);
  return { person, stored: kept && storedProof(kept, isAddress ? 'email' : 'username'), isWaiting };
}

export function storedProof(credential: NewSecret, name: 'username' | 'email'): StoredProof {
  const { salt, password_hash, email_salt, email_hash } = credential;
  return name === 'email' && email_hash
    ? { salt: email_salt, hash: email_hash }
    : { salt, hash: password_hash };
}
