import type { Profile } from '@plaza/api-contract';
import { actors } from './notices.ts';

/** A member of whom the test says only what matters. */
export function aProfile(but: Partial<Profile> = {}): Profile {
  return {
    id: '3',
    name: 'Cedar Novak',
    username: 'cedar',
    profile: null,
    organisation: 'Nightjar Games',
    bio: 'I make small games for long evenings.',
    favourite_zone: { name: 'Desert Zone', path: '/zones/desert' },
    posts_count: 12,
    friends_count: 5,
    friendship: 'none',
    is_owner: false,
    is_muted: false,
    is_blocked: false,
    mutual_friends: { count: 1, faces: [actors[0]] },
    joined_at: '2026-11-20T10:00:00.000Z',
    ...but,
  };
}
