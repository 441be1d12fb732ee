import type { ChannelEvents, PostChanged, PostCounts } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { onlineButDeafTo } from '../friends/onlineButDeafTo.ts';
import { userChannel } from '../realtime/channels.ts';
import { publishToChannel, publishToChannels } from '../realtime/publishToChannel.ts';
import type { Post } from './Post.ts';

export const GLOBAL_CHANNEL = 'feed-global';
export const postChannel = (postId: string): string => `post-${postId}`;

type Announced = Pick<Post, 'id' | 'author_id' | 'sharing'>;

/** "One new post": to friends, and to everybody who is looking at the public posts. */
export async function announcePost(db: Knex, { id, author_id, sharing }: Announced): Promise<void> {
  const announcements = { ID: id, user_id: author_id };
  const circle = await circleOf(db, author_id);
  await publishToChannels(db, circle, 'new-post', { ...announcements, tab: 'friends' });
  if (sharing === 1) await tellAll(db, author_id, 'new-post', { ...announcements, tab: 'global' });
}

/** Whoever may have it on screen looks again. */
export async function announceChange(
  db: Knex,
  { id, author_id, sharing }: Announced,
  what: 'edited' | 'deleted' | 'restored',
): Promise<void> {
  const announcements = { ID: id, what, counts: null };
  const channels = [...(await circleOf(db, author_id)), postChannel(id)];
  await publishToChannels(db, channels, 'post-changed', announcements);
  if (sharing === 1) await tellAll(db, author_id, 'post-changed', announcements);
}

/** To those who have the post open. */
export async function announceCounts(
  db: Knex,
  postId: string,
  what: PostChanged['what'],
  counts: PostCounts,
): Promise<void> {
  await publishToChannel(db, postChannel(postId), 'post-changed', { ID: postId, what, counts });
}

/** Everybody who is looking at the public posts, but those for whom the author is not there: of a guest of a day, nobody. */
async function tellAll<Name extends 'new-post' | 'post-changed'>(
  db: Knex,
  authorId: string,
  type: Name,
  announcements: ChannelEvents[Name],
): Promise<void> {
  const guest = await db('users').where({ id: authorId }).whereNotNull('demo_until').first('id');
  if (guest) return;
  const deaf = await onlineButDeafTo(db, authorId);
  await publishToChannels(db, [GLOBAL_CHANNEL], type, announcements, deaf);
}

/** The author's own devices and those friends who want to hear of the author. A guest of a day has none. */
async function circleOf(db: Knex, authorId: string): Promise<string[]> {
  const { rows } = await db.raw(
    `select f.friend_id as id from friendships f
     where f.user_id = :authorId and not exists (
       select from mutes m where m.user_id = f.friend_id and m.other_id = :authorId)`,
    { authorId },
  );
  return [authorId, ...rows.map((row: { id: string }) => row.id)].map(userChannel);
}
