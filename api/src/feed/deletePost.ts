import { UNDO_MINUTES } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../db/inBatches.ts';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';
import { openMediaTo, releaseMedia } from '../media/attachMedia.ts';
import { lookAgain } from '../realtime/lookAgain.ts';
import { announceChange, postChannel } from './announce.ts';
import { holdAllCounts } from './counts.ts';
import { mediaIdsOf } from './editPost.ts';
import { markTags } from './markTags.ts';
import { Post } from './Post.ts';

interface World {
  db: Knex;
  clock: Clock;
}

/**
 * Takes a post away and says until when the author can have it back; then it is gone with all that belongs to it.
 * Twice is once: a device that has not heard the answer asks again.
 */
export async function deletePost(world: World, post: Post): Promise<Date> {
  const deletedAt = post.deleted_at ?? world.clock.now();
  const goneAt = new Date(deletedAt.getTime() + UNDO_MINUTES * 60_000);
  if (post.deleted_at === null) await takeAway(world, post, deletedAt, goneAt);
  return goneAt;
}

/** The same by a moderator, until the time for appeals is over: the author cannot bring it back, a moderator can. */
export async function hidePost(world: World, post: Post, goneAt: Date): Promise<void> {
  const beyondUndo = new Date(world.clock.now().getTime() - (UNDO_MINUTES + 1) * 60_000);
  if (post.deleted_at === null) await takeAway(world, post, beyondUndo, goneAt);
  // Its author has taken it away themselves: it goes when they wanted it to.
  else await post.$query(world.db).patch({ deleted_at: beyondUndo });
}

export async function bringBack({ db }: World, post: Post): Promise<void> {
  await post.$query(db).patch({ deleted_at: null });
  await openMediaTo(db, await mediaIdsOf(db, post.id), post.sharing === 1);
  await markTags(db, [post.id]);
  // First who may hear it, then the announcements: they are among those whom it is for.
  await lookAgain(db, { channel: postChannel(post.id) });
  await announceChange(db, post, 'restored');
}

async function takeAway({ db }: World, post: Post, deletedAt: Date, goneAt: Date): Promise<void> {
  await post.$query(db).patch({ deleted_at: deletedAt });
  await openMediaTo(db, await mediaIdsOf(db, post.id), false);
  await markTags(db, [post.id]);
  // A minute later, or a clock that is a little behind would find it too early and leave it for ever.
  const runAt = new Date(goneAt.getTime() + 60_000);
  await purgePostJob.queue(db, { postId: post.id }, { runAt, key: `feed.purge ${post.id}` });
  await announceChange(db, post, 'deleted');
  await lookAgain(db, { channel: postChannel(post.id) });
}

export const purgePostJob = defineJob({
  name: 'feed.purge',
  attempts: UNTIL_DONE,
  payload: z.object({ postId: z.string() }),
  async run({ postId }, { db: pool, clock }) {
    const until = new Date(clock.now().getTime() - UNDO_MINUTES * 60_000);
    await pool.transaction(async (db) => {
      const post = await Post.query(db).findById(postId).where('deleted_at', '<=', until).forUpdate();
      // Brought back in the meantime.
      if (post) await purgePosts({ db, clock }, [postId]);
    });
  },
});

/** What others have done with a post goes before it: all at once it may take longer than a statement may. */
const ANSWERS: readonly { table: string; order?: string }[] = [
  { table: 'reactions' },
  { table: 'comments' },
  { table: 'post_shares' },
  { table: 'hidden_posts' },
  // As whoever reads all of theirs, the oldest first.
  { table: 'notifications', order: 'user_id, id' },
];

export async function purgePosts({ db, clock }: World, ids: readonly string[]): Promise<void> {
  const media: string[] = await db('post_media')
    .whereIn('post_id', [...ids])
    .pluck('media_id');
  // As whoever takes a comment away: two ways round would wait for each other.
  await holdAllCounts(db, ids);
  for (const answers of ANSWERS)
    await deleteInBatches(db, {
      ...answers,
      where: 'post_id = any(cast(:ids as bigint[]))',
      bindings: { ids },
      isLastTime: true,
    });
  await Post.query(db)
    .whereIn('id', [...ids])
    .delete();
  await releaseMedia({ db, clock }, media);
}
