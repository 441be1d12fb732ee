import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import type { Clock } from '../clock.ts';
import { permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { attachMedia } from '../media/attachMedia.ts';
import { notify, type Note } from '../notifications/notify.ts';
import { publishInOrder, type Tell } from '../notifications/publishInOrder.ts';
import { announcePost } from './announce.ts';
import { countShare, holdCounts } from './counts.ts';
import { canPassOn } from './feed.policy.ts';
import { notShareable } from './feed.errors.ts';
import { findPost } from './findPost.ts';
import { IS_PUBLIC } from './markTags.ts';
import { peopleNamed } from './mentions.ts';
import { permitMediaTogether } from './permitMediaTogether.ts';
import { Post } from './Post.ts';
import { tagsIn } from './wordsIn.ts';

export interface NewPost {
  author: Member;
  context: string;
  sharing: 1 | 2;
  clientId?: string | undefined;
  mediaIds?: readonly string[];
  /** The post it passes on. */
  sharedId?: string;
}

/** Writes a post with all that belongs to it, in the caller's transaction. The same client id makes the same post. */
export async function createPost(
  { db, clock, tell = publishInOrder }: { db: Knex; clock: Clock; tell?: Tell },
  { author, context, sharing, clientId, mediaIds = [], sharedId }: NewPost,
): Promise<{ id: string; isNew: boolean }> {
  if (clientId) {
    const earlier = await findByClient(db, author.id, clientId);
    if (earlier) return { id: earlier.id, isNew: false };
  }
  const shared = sharedId ? await findPost(db, author.id, sharedId) : null;
  if (shared) {
    permit(canPassOn(shared), notShareable);
    await holdCounts(db, shared.id);
  }

  const media = await attachMedia(db, mediaIds, { ownerId: author.id, isPublic: sharing === 1 });
  permitMediaTogether(media);
  const named = await peopleNamed(db, author.id, context);
  const post = await Post.query(db).insertAndFetch({
    author_id: author.id,
    client_id: clientId ?? null,
    context,
    sharing,
    shared_id: shared?.id ?? null,
    shares: shared !== null,
    media_count: media.length,
    mentions: named.map(({ username }) => username),
    created_at: clock.now(),
  });
  await db('post_counts').insert({ post_id: post.id });
  await placeMedia(db, post.id, mediaIds);
  await writeTags(db, post.id, context);

  if (author.isDemo) return { id: post.id, isNew: true };
  const notes: Note[] = named.map(({ id }) => ({
    to: id,
    kind: 'mention',
    actorId: author.id,
    postId: post.id,
  }));
  if (shared) {
    await countShare(db, author, shared.id);
    notes.push({ to: shared.author_id, kind: 'share', actorId: author.id, postId: shared.id });
  }
  await tell(db, await notify(db, notes));
  await announcePost(db, post);
  return { id: post.id, isNew: true };
}

/** Sent twice at once, the second waits here for the first. */
export async function findByClient(db: Knex, authorId: string, clientId: string): Promise<Post | undefined> {
  await takeTurn(db, 'post', authorId, clientId);
  return Post.query(db).findOne({ author_id: authorId, client_id: clientId });
}

export async function placeMedia(db: Knex, postId: string, mediaIds: readonly string[]): Promise<void> {
  await db('post_media').where({ post_id: postId }).delete();
  const rows = mediaIds.map((media_id, place) => ({ post_id: postId, media_id, place }));
  if (rows.length > 0) await db('post_media').insert(rows);
}

const WRITE_TAGS = `
  insert into post_tags (post_id, tag, is_public)
  select p.id, tag, ${IS_PUBLIC}
  from posts p join users a on a.id = p.author_id cross join unnest(cast(:tags as text[])) as tag where p.id = :postId`;

export async function writeTags(db: Knex, postId: string, context: string): Promise<void> {
  await db('post_tags').where({ post_id: postId }).delete();
  const tags = tagsIn(context);
  if (tags.length > 0) await db.raw(WRITE_TAGS, { postId, tags });
}
