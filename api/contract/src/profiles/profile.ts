import { z } from 'zod';
import { Friendship } from '../friends/person.ts';
import { FoundPerson } from '../users/user.ts';

/**
 * The person as anybody in the community may see them. `profile` is the picture's address.
 * What is optional came later: an older api does not send it.
 */
export const Profile = z
  .object({
    name: z.string(),
    username: z.string(),
    profile: z.string().nullable(),
    id: z.string().optional(),
    organisation: z.string().nullable().optional(),
    bio: z.string().nullable().optional(),
    /** The cover is drawn from it. */
    favourite_zone: z.object({ name: z.string(), path: z.string() }).nullable().optional(),
    /** Those that you may see. */
    posts_count: z.int().optional(),
    friends_count: z.int().optional(),
    friendship: Friendship.optional(),
    is_owner: z.boolean().optional(),
    is_muted: z.boolean().optional(),
    /** You have blocked them. Who has blocked you is simply not there. */
    is_blocked: z.boolean().optional(),
    /** You are a moderator who may mute or block them for everybody. */
    can_silence: z.literal(true).optional(),
    /** Friends that both have: how many, and a few of them. */
    mutual_friends: z.object({ count: z.int(), faces: z.array(FoundPerson) }).optional(),
    joined_at: z.date().or(z.string()).nullable().optional(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;
