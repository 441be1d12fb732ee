import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { createPost } from '../feed/createPost.ts';
import { User } from '../users/User.ts';
import { MemberVideo } from './MemberVideo.ts';

/** Shows a video to others: it becomes a post, and has stars, comments, shares and reports like every other one. */
export async function publishVideo({ db, clock }: { db: Knex; clock: Clock }, id: string): Promise<void> {
  const video = await MemberVideo.query(db).findById(id).forUpdate();
  // Taken away, or published by the same job before it was cut off.
  if (!video?.media_id || video.post_id !== null) return;
  const owner = await User.query(db).findById(video.owner_id);
  if (!owner || owner.is_blocked || owner.deleted_at) return;
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
  const { id: post_id } = await createPost(
    { db, clock },
    { author, context: video.title, sharing: video.sharing, mediaIds: [video.media_id] },
  );
  await video.$query(db).patch({ post_id, state: 'ready' });
}
