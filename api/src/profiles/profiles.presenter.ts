import type { Profile } from '@plaza/api-contract';
import type { User } from '../users/User.ts';
import { ZONES } from '../zones/zones.ts';
import type { Standing } from './readStanding.ts';

export function presentProfile(person: User, standing: Standing): Profile {
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
