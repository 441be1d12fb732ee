import type { Knex } from 'knex';
import { userChannel } from '../../realtime/channels.ts';
import { publishToChannels } from '../../realtime/publishToChannel.ts';

const MOST_TOLD = 500;

// Not those who want to hear nothing of them. A friendship ends where one blocks the other.
const LISTENING = `
  select distinct l.id from unnest(cast(:userIds as bigint[])) as moved (user_id)
  cross join lateral (
    select f.friend_id as id from friendships f
    where f.user_id = moved.user_id and exists (select from hub_presence p where p.user_id = f.friend_id)
      and not exists (select from mutes m where m.user_id = f.friend_id and m.other_id = moved.user_id)
    limit ${MOST_TOLD}) l`;

/**
 * Tells the friends of these people who are online that a friend is in a zone, or no longer. Neither who nor which zone:
 * whoever asks is told of those zones alone that are there for them. Once, however many of their friends have moved.
 */
export async function tellFriends(db: Knex, userIds: readonly string[]): Promise<void> {
  const { rows } = await db.raw(LISTENING, { userIds });
  const channels = rows.map(({ id }: { id: string }) => userChannel(id));
  await publishToChannels(db, channels, 'friend-zone', {});
}
