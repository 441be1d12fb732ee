import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { attachMedia } from '../../media/attachMedia.ts';
import { DRAWINGS, type DrawingName } from '../../media/drawings/drawings.ts';
import { openMedia } from '../../media/openMedia.ts';
import { writeDown, type Note } from '../../notifications/notify.ts';
import { announceChange } from '../announce.ts';
import { writeTags, placeMedia } from '../createPost.ts';
import { peopleNamed } from '../mentions.ts';
import { Post } from '../Post.ts';
import { SAMPLE_FRIENDS, SAMPLE_POSTS, SAMPLE_REQUESTS, type SamplePost } from './samplePosts.ts';

interface Community {
  db: Knex;
  now: Date;
  idOf(username: string): string;
}

/** Friendships, posts, stars and comments for the sample people, so that a new server does not echo. */
export async function seedFeed(db: Knex, people: readonly { id: string; username: string }[], now: Date) {
  const ids = new Map(people.map(({ id, username }) => [username, id]));
  const idOf = (username: string) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`${username} is not among the sample people.`);
    return id;
  };
  const community = { db, now, idOf };
  await seedFriends(community);
  const pictures: [postId: string, drawing: NonNullable<SamplePost['picture']>][] = [];
  for (const sample of SAMPLE_POSTS) {
    const postId = await seedPost(community, sample);
    if (sample.picture) pictures.push([postId, sample.picture]);
  }
  await seedRequests(community);
  await dateNotifications(db);
  // Drawing takes seconds, and the doors need not wait for it.
  await samplePicturesJob.queue(db, { pictures });
}

async function seedFriends({ db, idOf }: Community): Promise<void> {
  const pairs = SAMPLE_FRIENDS.map(([one, other]) => [idOf(one), idOf(other)] as const);
  await db('friendships').insert(
    pairs.flatMap(([one, other]) => [
      { user_id: one, friend_id: other },
      { user_id: other, friend_id: one },
    ]),
  );
}

async function seedRequests({ db, idOf }: Community): Promise<void> {
  const requests = SAMPLE_REQUESTS.map(([from, to]) => ({ from_id: idOf(from), to_id: idOf(to) }));
  await db('friend_requests').insert(requests);
  for (const { from_id, to_id } of requests) {
    await writeDown(db, [{ to: to_id, kind: 'request', actorId: from_id }]);
  }
}

async function seedPost({ db, now, idOf }: Community, sample: SamplePost): Promise<string> {
  const { by, text, minutesAgo, forFriends, given = {}, comments = [] } = sample;
  const author = idOf(by);
  const minutesLater = (minutes: number) => new Date(now.getTime() - (minutesAgo - minutes) * 60_000);
  const named = await peopleNamed(db, author, text);
  const [post] = await db('posts')
    .insert({
      author_id: author,
      context: text,
      sharing: forFriends ? 2 : 1,
      mentions: named.map(({ username }) => username),
      created_at: minutesLater(0),
    })
    .returning('id');
  const postId: string = post.id;
  await writeTags(db, postId, text);

  const reactions = Object.entries(given).map(([who, [stars, emoji]]) => ({
    user_id: idOf(who),
    stars,
    emoji,
  }));
  if (reactions.length > 0) {
    await db('reactions').insert(reactions.map((reaction) => ({ ...reaction, post_id: postId })));
  }
  let parent: string | null = null;
  const notes: Note[] = reactions.map(({ user_id: actorId }) => ({
    to: author,
    kind: 'reaction',
    actorId,
    postId,
  }));
  for (const [at, { by: who, text: said, isReply }] of comments.entries()) {
    const actorId = idOf(who);
    const row = { post_id: postId, author_id: actorId, parent_id: isReply ? parent : null, context: said };
    const commentId = await seedComment(db, { ...row, created_at: minutesLater(4 * (at + 1)) });
    notes.push({ to: author, kind: 'comment', actorId, postId, commentId });
    if (!isReply) parent = commentId;
  }
  await db('post_counts').insert(countsOf(postId, sample));
  await writeDown(db, notes);
  return postId;
}

async function seedComment(db: Knex, row: object): Promise<string> {
  const [comment] = await db('comments').insert(row).returning('id');
  return comment.id;
}

/** As if they had come when it happened; what is older than a day has been read. */
async function dateNotifications(db: Knex): Promise<void> {
  await db.raw(`
    update notification_actors k set happened_at = coalesce(
      (select created_at from comments where id = k.comment_id),
      (select p.created_at + interval '9 minutes' from notifications n join posts p on p.id = n.post_id
        where n.id = k.notification_id),
      now() - interval '5 minutes')`);
  await db.raw(`
    update notifications n set happened_at = (
      select max(happened_at) from notification_actors where notification_id = n.id)`);
  await db.raw(`
    update notifications n set position = sorted.position from (
      select id, nextval('notification_positions') as position
      from (select id from notifications order by happened_at, id) as dated) as sorted
    where sorted.id = n.id`);
  await db.raw(`update notifications set read_at = happened_at where happened_at < now() - interval '1 day'`);
}

function countsOf(postId: string, { given = {}, comments = [] }: SamplePost) {
  const emojis: Record<string, number> = {};
  let sum = 0;
  for (const [stars, emoji] of Object.values(given)) {
    emojis[emoji] = (emojis[emoji] ?? 0) + 1;
    sum += stars;
  }
  return {
    post_id: postId,
    stars: Object.keys(given).length,
    stars_sum: sum,
    emojis: JSON.stringify(emojis),
    comments: comments.length,
  };
}

const DrawingNames = Object.keys(DRAWINGS) as [DrawingName, ...DrawingName[]];

/** Draws the pictures of the sample posts and hangs them up, one after the other. */
export const samplePicturesJob = defineJob({
  name: 'feed.sample-pictures',
  payload: z.object({ pictures: z.array(z.tuple([z.string(), z.enum(DrawingNames)])) }),
  async run({ pictures }, plaza) {
    const mediaService = openMedia(plaza);
    for (const [postId, drawing] of pictures) {
      // Begun once before, it goes on where it stopped.
      const post = await Post.query(plaza.db).findById(postId).where({ media_count: 0, deleted_at: null });
      if (!post) continue;
      const { id } = await mediaService.keepDrawing(drawing, post.author_id);
      await plaza.db.transaction(async (db) => {
        await attachMedia(db, [id], { ownerId: post.author_id, isPublic: post.sharing === 1 });
        await placeMedia(db, postId, [id]);
        await post.$query(db).patch({ media_count: 1 });
        await announceChange(db, post, 'edited');
      });
    }
  },
});
