import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { featureOff } from '../../http/commonErrors.ts';
import { permit } from '../../http/errors.ts';
import { User } from '../../users/User.ts';
import { blocked, wrongOutside } from '../auth.errors.ts';
import { Credential } from '../Credential.ts';
import { endFamilies } from '../families.ts';
import { PasskeyRow } from '../passkeys/PasskeyRow.ts';
import { isInvited, spendInvitations } from '../invitations/invitations.ts';
import { isReserved } from '../isReserved.ts';
import type { Names } from './namesOf.ts';
import type { OutsideClaims } from './oidcProvider.ts';

interface Writing {
  db: Knex;
  now: Date;
  /** What a newcomer is called. */
  names: Names;
  /** Whether newcomers are let in. */
  isOpen?: boolean;
}

/**
 * The person behind a login elsewhere. Known by who vouches and for whom (iss, sub), never by an address
 * alone: addresses change hands. A first login is joined to an address only if both sides have verified it.
 */
export async function personOf(
  { db, now, names, isOpen = true }: Writing,
  claims: OutsideClaims,
): Promise<User> {
  await takeTurn(db, 'sign-up');
  const { iss, sub } = claims;
  const known = await db('identities').where({ iss, sub }).first('user_id');
  if (known) return stillHere(await User.query(db).findById(known.user_id));

  const { email } = claims;
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  if (!email || !isVerified || !email.includes('@')) {
    throw wrongOutside({ sentence: 'That login brings no verified e-mail address.' });
  }
  const namesake = await User.query(db).findOne({ email });
  permit(namesake !== undefined || isOpen || (await isInvited(db, email, now)), featureOff);
  const person = namesake ? await joined({ db, now }, namesake) : await newcomer({ db, now, names }, email);
  await spendInvitations(db, email, now);
  await db('identities').insert({ iss, sub, user_id: person.id, created_at: now });
  return stillHere(person);
}

function stillHere(person: User | undefined): User {
  if (!person) throw wrongOutside();
  permit(!person.is_blocked && person.deleted_at === null, blocked);
  return person;
}

/**
 * Whoever holds an address and never became a member may be a stranger who lies in wait. A member does not: the way in led
 * over their address. They keep their password also where an administrator, who may change addresses, wants it proved anew.
 */
async function joined({ db, now }: Pick<Writing, 'db' | 'now'>, person: User): Promise<User> {
  if (person.is_verified && person.joined_at) return person;
  if (!person.joined_at) {
    await Credential.query(db).deleteById(person.id);
    await PasskeyRow.query(db).where({ user_id: person.id }).delete();
    await endFamilies({ db, clock: { now: () => now } }, person.id, 'linked');
  }
  return User.query(db).patchAndFetchById(person.id, {
    is_verified: true,
    joined_at: person.joined_at ?? now,
  });
}

async function newcomer({ db, now, names }: Writing, email: string): Promise<User> {
  return User.query(db).insertAndFetch({
    name: names.name,
    username: await freeUsername(db, names.handle),
    email,
    is_verified: true,
    joined_at: now,
  });
}

async function freeUsername(db: Knex, wanted: string): Promise<string> {
  const plain = wanted.replace(/[^A-Za-z0-9]/g, '').slice(0, 20);
  const stem = plain.length < 3 ? `visitor${plain}` : plain;
  for (let username = stem; ; username = `${stem}${randomInt(1_000_000)}`) {
    const isTaken = await User.query(db).findOne({ username });
    if (!isTaken && !isReserved(username)) return username;
  }
}
