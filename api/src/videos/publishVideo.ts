import type { Knex } from 'knex';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { createPost } from '../feed/createPost.ts';
import { canSpeak } from '../http/standing.policy.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { keepLoose } from '../media/attachMedia.ts';
import { Media } from '../media/Media.ts';
import { mediaInUse } from '../media/media.errors.ts';
import type { Plaza } from '../plaza.ts';
import { User } from '../users/User.ts';
import { holdUnposted } from './holdUnposted.ts';

const HOUR_MS = 3_600_000;

/**
 * For a video that was converted while its owner could not show it, and may again: they were muted, blocked for a time, or
 * deleted and may be brought back. Each may end early, so it looks every hour.
 */
export const publishVideoJob = defineJob({
  name: 'videos.publish',
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, { db: pool, clock }: Pick<Plaza, 'db' | 'clock'>) =>
    pool.transaction((db) => publishVideo({ db, clock }, id)),
});

/** Shows a video to others: it becomes a post, and has stars, comments, shares and reports like every other one. */
export async function publishVideo({ db, clock }: { db: Knex; clock: Clock }, id: string): Promise<void> {
  const video = await holdUnposted(db, id);
  // Taken away, or published by the same job before it was cut off.
  if (!video?.media_id) return;
  const media = await Media.query(db).findById(video.media_id);
  if (media?.attached_at) {
    // It is in another post by now. Trying again would end the same way.
    await video.$query(db).patch({ state: 'failed', why: mediaInUse.declared.code });
    return;
  }
  const owner = await User.query(db).findById(video.owner_id);
  if (!owner || (owner.is_blocked && !owner.blocked_until)) return;
  const author = {
    id: owner.id,
    name: owner.name,
    username: owner.username,
    email: owner.email,
    isAdmin: owner.is_admin,
    role: owner.role,
    isDemo: owner.demo_until !== null,
    mutedUntil: owner.muted_until,
  };
  const now = clock.now();
  if (owner.is_blocked || owner.deleted_at || !canSpeak(author, now)) {
    // It waits for us: the sweep of what nobody uses must not take it meanwhile.
    await keepLoose(db, video.media_id, now);
    const runAt = new Date(now.getTime() + HOUR_MS);
    return publishVideoJob.queue(db, { id }, { runAt, key: `videos.publish ${id}` });
  }
  const { id: post_id } = await createPost(
    { db, clock },
    { author, context: video.title, sharing: video.sharing, mediaIds: [video.media_id] },
  );
  await video.$query(db).patch({ post_id, state: 'ready' });
}
