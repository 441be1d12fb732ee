import { z } from 'zod';
import { Friendship } from './person.ts';

/** How one stands to somebody has changed, by either of the two. */
export const FriendshipNews = z.object({
  user_id: z.string(),
  username: z.string(),
  friendship: Friendship,
});
export type FriendshipNews = z.output<typeof FriendshipNews>;
