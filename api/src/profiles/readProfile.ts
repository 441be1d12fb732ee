import type { Profile } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { canModerate, canSilence } from '../roles/roles.policy.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { canSeeProfile } from '../users/users.policy.ts';
import { ZONES } from '../zones/zones.ts';
import { BEHIND_WALL, readStanding, wallBetween, type Standing } from './readStanding.ts';

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

function presentProfile(person: User, standing: Standing): Profile {
  const { id, name, username, picture, organisation, bio, joined_at } = person;
  const { friendship, isMuted, isBlocked, posts, friends, mutual } = standing;
  return {
    id,
    name,
    username,
    profile: picture,
    organisation: isBlocked ? null : organisation,
    bio: isBlocked ? null : bio,
    favourite_zone: isBlocked ? null : zoneAt(person.favourite_zone),
    posts_count: posts,
    friends_count: friends,
    friendship,
    is_owner: friendship === 'self',
    is_muted: isMuted,
    is_blocked: isBlocked,
    mutual_friends: mutual,
    joined_at: isBlocked ? null : joined_at,
  };
}

/** A zone that is gone is nobody's favourite. */
function zoneAt(path: string | null): { name: string; path: string } | null {
  const zone = ZONES.find((one) => one.path === path);
  return zone ? { name: zone.name, path: zone.path } : null;
}
