import type { Profile } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { canModerate, canSilence } from '../roles/roles.policy.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { canSeeProfile } from '../users/users.policy.ts';
import { presentProfile } from './profiles.presenter.ts';
import { BEHIND_WALL, readStanding, wallBetween } from './readStanding.ts';

/** Somebody as the member sees them. Whoever has blocked the member is not there, even for an administrator. */
export async function readProfile(db: Knex, member: Member, username: string): Promise<Profile> {
  const person = found(await User.query(db).findOne({ username }), unknownPerson);
  permit(canSeeProfile(member, person), unknownPerson);
  const wall = await wallBetween(db, member.id, person.id);
  permit(wall !== 'theirs', unknownPerson);
  const standing = wall === 'mine' ? BEHIND_WALL : await readStanding(db, member.id, person.id);
  const profile = presentProfile(person, standing);
  return canModerate(member) && canSilence(member, person) ? { ...profile, can_silence: true } : profile;
}

export async function readOwnProfile(db: Knex, memberId: string): Promise<Profile> {
  const person = found(await User.query(db).findById(memberId), unknownPerson);
  return presentProfile(person, await readStanding(db, memberId, memberId));
}
