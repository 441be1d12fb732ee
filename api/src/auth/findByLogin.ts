import type { Knex } from 'knex';
import { User } from '../users/User.ts';
import { Credential } from './Credential.ts';
import type { StoredProof } from './secrets.ts';

export interface Login {
  person: User | undefined;
  /** What the password is held against when it comes with this name. */
  stored: StoredProof | undefined;
}

/** Who goes by this username or e-mail address, and has not been deleted. */
export async function findByLogin(db: Knex, emailOrUsername: string): Promise<Login> {
  const person = await User.query(db)
    .whereNull('deleted_at')
    .where((one) => one.where('username', emailOrUsername).orWhere('email', emailOrUsername))
    .first();
  // Asked for nobody as well, so that both take the same time.
  const credential = await Credential.query(db).findById(person?.id ?? '0');
  const isAddress = person?.email.toLowerCase() === emailOrUsername.toLowerCase();
  return { person, stored: credential && storedProof(credential, isAddress ? 'email' : 'username') };
}

export function storedProof(credential: Credential, name: 'username' | 'email'): StoredProof {
  const { salt, password_hash, email_salt, email_hash } = credential;
  return name === 'email' && email_hash
    ? { salt: email_salt, hash: email_hash }
    : { salt, hash: password_hash };
}
