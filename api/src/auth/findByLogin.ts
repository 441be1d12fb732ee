import type { Knex } from 'knex';
import { User } from '../users/User.ts';
import { Credential } from './Credential.ts';

export interface Login {
  person: User | undefined;
  credential: Credential | undefined;
}

/** Who goes by this username or e-mail address, and has not been deleted. */
export async function findByLogin(db: Knex, emailOrUsername: string): Promise<Login> {
  const person = await User.query(db)
    .whereNull('deleted_at')
    .where((one) => one.where('username', emailOrUsername).orWhere('email', emailOrUsername))
    .first();
  // Asked for nobody as well, so that both take the same time.
  const credential = await Credential.query(db).findById(person?.id ?? '0');
  return { person, credential };
}
