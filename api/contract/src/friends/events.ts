import { z } from 'zod';
import { Friendship } from './person.ts';

/** How one stands to somebody has changed, by either of the two. */
export const FriendshipChanged = z.object({
  user_id: z.string(),
  username: z.string(),
  friendship: Friendship,
});
export type FriendshipChanged = z.output<typeof FriendshipChanged>;
