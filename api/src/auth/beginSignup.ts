import type { Knex } from 'knex';
import { User } from '../users/User.ts';
import { isReserved } from './isReserved.ts';
import { keepSecret, type NewSecret } from './secrets.ts';

export interface Newcomer {
  name: string;
  username: string;
  email: string;
}

export type SignupBegun =
  { outcome: 'waiting'; person: User } | { outcome: 'already here'; person: User } | { outcome: 'id taken' };

/** Whether somebody goes by this ID, or nobody may. IDs are public: this may be told. */
export async function isIdTaken(db: Knex, username: string): Promise<boolean> {
  const namesake = await User.query(db).findOne({ username }).whereNotNull('joined_at');
  return isReserved(username) || namesake !== undefined;
}

/**
 * Keeps a newcomer until the code of the mail is entered. Who has not entered it yet holds nothing: the
 * next sign-up with that name or address takes its place. Otherwise a free name that is suddenly
 * taken, or one that stays free, would tell whether an address has an account.
 */
export async function beginSignup(
  db: Knex,
  newcomer: Newcomer,
  secret: NewSecret,
  now: Date,
): Promise<SignupBegun> {
  // Two at once with one name must find each other.
  await db.raw(`select pg_advisory_xact_lock(hashtext('plaza sign-up'))`);
  const { name, username, email } = newcomer;
  const here = await User.query(db).findOne({ email }).whereNotNull('joined_at');
  if (here) return { outcome: 'already here', person: here };
  if (await isIdTaken(db, username)) return { outcome: 'id taken' };
  await User.query(db)
    .whereNull('joined_at')
    .where((one) => one.where({ username }).orWhere({ email }))
    .delete();
  const person = await User.query(db).insertAndFetch({
    name: name.trim(),
    username,
    email,
    joined_at: null,
  });
  await keepSecret(db, person.id, secret, now);
  return { outcome: 'waiting', person };
}
