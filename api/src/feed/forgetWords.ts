import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../db/inBatches.ts';
import { releaseMedia } from '../media/attachMedia.ts';
import { holdAllCounts } from './counts.ts';
import { purgePosts } from './deletePost.ts';

/** So many at a time, each batch with all that hangs on it: stars, comments, pictures. */
const AT_ONCE = 200;

/** What joined somebody to others, and what was theirs alone. */
const TIES: Readonly<Record<string, readonly string[]>> = {
  friendships: ['user_id', 'friend_id'],
  friend_requests: ['from_id', 'to_id'],
  blocks: ['user_id', 'other_id'],
  mutes: ['user_id', 'other_id'],
  not_suggested: ['user_id', 'other_id'],
  hidden_posts: ['user_id'],
  feed_positions: ['user_id'],
  notifications: ['user_id'],
  notification_actors: ['actor_id'],
  unwanted_notifications: ['user_id'],
  chat_leavings: ['user_id', 'added_by'],
  chat_uploads: ['owner_id'],
  favorites: ['user_id'],
  // Whose maker has left are there for nobody.
  made_zones: ['owner_id'],
  zone_admissions: ['user_id'],
  zone_knocks: ['user_id'],
  zone_bans: ['user_id'],
  // A board shows nobody who has left.
  game_runs: ['user_id'],
  match_watchers: ['user_id'],
  match_invitations: ['user_id', 'by_id'],
};

/** What was never for everybody, also where they leave here what was. */
const UNSHARED: Readonly<Record<string, string>> = {
  // Of a post that stays: what it said when it was for friends.
  post_versions: 'sharing = 2 and post_id in (select id from posts where author_id = :id)',
  member_videos: 'owner_id = :id and post_id is null',
};

/** What opened their chats for them: what is in the chats is the others' as well. */
const WRAPS = `key_id in (select key_id from key_entries where user_id = :id)
  and conversation_id in (select conversation_id from conversation_members where user_id = :id)`;

/**
 * What a person who is gone for good leaves behind: by their own choice, either nothing of what they wrote, or what
 * was public, without a name. Their stars stay counted, as votes do. Every batch is a transaction of its own, and what
 * is done stays done when one breaks off.
 */
export async function forgetWords(
  { db, clock }: { db: Knex; clock: Clock },
  { id, keepsPosts }: { id: string; keepsPosts: boolean },
): Promise<void> {
  await untilNone(async () => {
    const posts: string[] = await db('posts')
      .where({ author_id: id, ...(keepsPosts ? { sharing: 2 } : {}) })
      .limit(AT_ONCE)
      .pluck('id');
    if (posts.length > 0) await db.transaction((some) => purgePosts({ db: some, clock }, posts));
    return posts.length;
  });
  if (!keepsPosts) {
    await untilNone(() => db.transaction((some) => forgetComments(some, id, clock.now())));
  }
  await untilNone(() => db.transaction((some) => forgetHeld({ db: some, clock }, id)));
  const forget = (table: string, where: string) =>
    deleteInBatches(db, { table, where, bindings: { id }, isLastTime: true });
  for (const [table, where] of Object.entries(UNSHARED)) await forget(table, where);
  for (const [table, columns] of Object.entries(TIES)) {
    for (const column of columns) await forget(table, `${column} = :id`);
  }
  await forget('chat_wraps', WRAPS);
}

async function untilNone(act: () => Promise<number>): Promise<void> {
  while ((await act()) > 0);
}

/** Some of what a rule held back; how many there were. Its pictures belong to nothing then: they are swept. */
async function forgetHeld({ db, clock }: { db: Knex; clock: Clock }, id: string): Promise<number> {
  const some = db('held_words').where({ author_id: id }).orderBy('id').limit(AT_ONCE).select('id');
  const gone: { media_ids: string[]; decision: string | null }[] = await db('held_words')
    .whereIn('id', some)
    .delete()
    .returning(['media_ids', 'decision']);
  // What was let be seen has given them to a post, which may stay.
  const loose = gone.flatMap(({ media_ids, decision }) => (decision === null ? media_ids : []));
  await releaseMedia({ db, clock }, loose);
  return gone.length;
}

/** Some of what somebody commented; how many there were. */
async function forgetComments(db: Knex, id: string, now: Date): Promise<number> {
  const found: { id: string; post_id: string }[] = await db('comments')
    .where({ author_id: id })
    .whereNot('context', '')
    // Replies before what they answer: with that they would go without having been counted.
    .orderBy([{ column: 'post_id' }, { column: 'id', order: 'desc' }])
    .limit(AT_ONCE)
    .select('id', 'post_id');
  const posts = found.map((row) => row.post_id);
  const ofThem = found.map((row) => row.id);
  // First what the posts count, as whoever takes a comment away: two ways round would wait for each other.
  await holdAllCounts(db, posts);
  const still = db('comments').whereIn('id', ofThem).whereNot('context', '').orderBy('id').forUpdate();
  const ids: string[] = await still.pluck('id');
  await db.raw(
    `update post_counts c set comments = greatest(0, c.comments - gone.count)
     from (select post_id, count(*) as count from comments
       where id = any(:ids) and deleted_at is null group by post_id order by post_id) as gone
     where c.post_id = gone.post_id`,
    { ids },
  );
  // A place stays where others have replied; see deleteComment.
  await db.raw(
    `update comments c set context = '', mentions = '{}', deleted_at = :now
     where c.id = any(:ids) and exists (select from comments k where k.parent_id = c.id and k.author_id <> :id)`,
    { ids, id, now },
  );
  await db('comments').whereIn('id', ids).whereNot('context', '').delete();
  return found.length;
}
