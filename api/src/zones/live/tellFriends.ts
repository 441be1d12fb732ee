import type { Knex } from 'knex';
import { userChannel } from '../../realtime/channels.ts';
import { publishToChannels } from '../../realtime/publishToChannel.ts';

const MOST_TOLD = 500;

// Not those who want to hear nothing of them. A friendship ends where one blocks the other.
const LISTENING = `
  select distinct f.friend_id as id from friendships f join hub_presence p on p.user_id = f.friend_id
  where f.user_id = :userId
    and not exists (select from mutes m where m.user_id = f.friend_id and m.other_id = :userId)
  limit ${MOST_TOLD}`;

/**
 * Tells the friends of somebody who are online that a friend is in a zone, or no longer. Neither who nor which zone:
 * whoever asks is told of those zones alone that are there for them.
 */
export async function tellFriends(db: Knex, userId: string): Promise<void> {
  const { rows } = await db.raw(LISTENING, { userId });
  const channels = rows.map(({ id }: { id: string }) => userChannel(id));
  await publishToChannels(db, channels, 'friend-zone', {});
}
