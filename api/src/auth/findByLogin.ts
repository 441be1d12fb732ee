import type { Knex } from 'knex';
import { User } from '../users/User.ts';
import { Credential } from './Credential.ts';
import { lowered } from './lowered.ts';
import type { NewSecret, StoredProof } from './secrets.ts';

export interface Login {
  person: User | undefined;
  /** What the password is held against when it comes with this name. */
  stored: StoredProof | undefined;
}

/**
 * Who goes by this username or e-mail address, and has not been deleted. Who still waits for the code of a sign-up goes
 * by nothing: whoever signs up with an address would learn by logging in whether somebody has it.
 */
export async function findByLogin(db: Knex, emailOrUsername: string): Promise<Login> {
  const person = await User.query(db)
    .whereNull('deleted_at')
    .whereNotNull('joined_at')
    .where((one) => one.where('username', emailOrUsername).orWhere('email', emailOrUsername))
    .first();
  // Asked for nobody as well, so that both take the same time.
  const credential = await Credential.query(db).findById(person?.id ?? '0');
  return { person, stored: credential && storedProof(credential, nameIn(person, emailOrUsername)) };
}

/**
 * Whether the password that was right a moment ago still is; from then on nobody sets another until the transaction
 * ends, so a session that is begun in it is one that a reset will find.
 */
export async function stillFits(db: Knex, person: User, emailOrUsername: string, stored: StoredProof) {
  const credential = await Credential.query(db).findById(person.id).forUpdate();
  const now = credential && storedProof(credential, nameIn(person, emailOrUsername));
  return now?.hash === stored.hash;
}

function nameIn(person: User | undefined, emailOrUsername: string): 'username' | 'email' {
  return person && lowered(person.email) === lowered(emailOrUsername) ? 'email' : 'username';
}

export function storedProof(credential: NewSecret, name: 'username' | 'email'): StoredProof {
  const { salt, password_hash, email_salt, email_hash } = credential;
  return name === 'email' && email_hash
    ? { salt: email_salt, hash: email_hash }
    : { salt, hash: password_hash };
}
