import type { CallAnswer, PostCounts } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import { found, permit } from '../../http/errors.ts';
import { takeBack } from '../../notifications/notify.ts';
import { publishInOrder, type Announcement, type Tell } from '../../notifications/publishInOrder.ts';
import { announceCounts } from '../announce.ts';
import { changeCounts, holdCounts } from '../counts.ts';
import { isBasedOn } from '../editPost.ts';
import { changedMeanwhile, notYours, unknownComment } from '../feed.errors.ts';
import { canDeleteComment, isAuthor } from '../feed.policy.ts';
import { findPost } from '../findPost.ts';
import { peopleNamed, changeMentions } from '../mentions.ts';
import type { PostRow } from '../postRows.ts';
import { Comment } from './Comment.ts';
import { findComment, type CommentRow } from './listComments.ts';

interface World {
  db: Knex;
  clock: Clock;
  tell?: Tell;
}

/** The comment and its post, if who looks may read both. */
export async function findWithPost(
  db: Knex,
  me: string,
  id: string,
): Promise<{ comment: CommentRow; post: PostRow }> {
  const comment = found(await findComment(db, me, id), unknownComment);
  return { comment, post: await findPost(db, me, comment.post_id) };
}

export async function editComment(
  { db, clock }: World,
  me: string,
  id: string,
  { context, basedOn }: { context: string; basedOn?: string | null | undefined },
): Promise<void> {
  const seen = await findWithPost(db, me, id);
  permit(isAuthor(me, seen.comment), notYours);
  permit(await holdComment(db, seen.comment), unknownComment);
  // Read again now that nobody else changes it.
  const { comment } = await findWithPost(db, me, id);
  if (comment.context === context) return;
  permit(isBasedOn(basedOn, comment.edited_at), changedMeanwhile);
  const named = await peopleNamed(db, me, context);
  const mentions = named.map(({ username }) => username);
  await Comment.query(db).findById(id).patch({ context, mentions, edited_at: clock.now() });
  const where = { authorId: me, postId: comment.post_id, commentId: id };
  await publishInOrder(db, await changeMentions(db, { ...where, before: comment.mentions, now: mentions }));
  await announceCounts(
    db,
    comment.post_id,
    'comments',
    await changeCounts(db, comment.post_id, (now) => now),
  );
}

/** Takes a comment away. Where there are replies its place stays, with nothing in it. */
export async function deleteComment(
  { db, clock }: World,
  me: string,
  id: string,
): Promise<CallAnswer<'DELETE /comments/:id'>> {
  const { comment, post } = await findWithPost(db, me, id);
  permit(canDeleteComment(me, comment, post), notYours);
  permit(await holdComment(db, comment), unknownComment);
  const { comment_count } = await takeOff({ db, clock }, comment);
  return { id, post_id: post.id, comment_count };
}

/** Whether it is still there, now that nobody else changes what people answered to the post. */
async function holdComment(db: Knex, { id, post_id }: Pick<Comment, 'id' | 'post_id'>): Promise<boolean> {
  await holdCounts(db, post_id);
  return (await Comment.query(db).findById(id).whereNull('deleted_at').forUpdate()) !== undefined;
}

/** Takes the words of a comment off by a moderator, and keeps its place, so that it can come back; answers the words. */
export async function hideComment(world: World, id: string): Promise<string | undefined> {
  const { db, clock } = world;
  const comment = await Comment.query(db).findById(id).whereNull('deleted_at');
  if (!comment || !(await holdComment(db, comment))) return undefined;
  // Its author may just have changed them.
  const { context } = found(await Comment.query(db).findById(id), unknownComment);
  await takeOff(world, comment, () =>
    Comment.query(db).findById(id).patch({ context: '', mentions: [], deleted_at: clock.now() }),
  );
  return context;
}

/** What a moderator took off stands there again, in the words that it had; of somebody who was forgotten there are none. */
export async function bringCommentBack({ db }: World, id: string, context: string): Promise<void> {
  const place = await Comment.query(db).findById(id);
  if (!place || context === '') return;
  await holdCounts(db, place.post_id);
  const [comment] = await Comment.query(db)
    .where({ id })
    .whereNotNull('deleted_at')
    .patch({ context, deleted_at: null })
    .returning('*');
  if (!comment) return;
  const named = await peopleNamed(db, comment.author_id, context);
  const mentions = named.map(({ username }) => username);
  await Comment.query(db).findById(id).patch({ mentions });
  const counts = await changeCounts(db, comment.post_id, (now) => ({ ...now, comments: now.comments + 1 }));
  await announceCounts(db, comment.post_id, 'comments', counts);
}

type Taken = Pick<Comment, 'id' | 'post_id' | 'parent_id' | 'author_id'>;

async function takeOff(
  { db, clock, tell = publishInOrder }: World,
  comment: Taken,
  leave: () => PromiseLike<unknown> = () => leaveItsPlace({ db, clock }, comment),
): Promise<PostCounts> {
  const { post_id } = comment;
  const counts = await changeCounts(db, post_id, (now) => ({
    ...now,
    comments: Math.max(0, now.comments - 1),
  }));
  const announcements = await withdrawComment(db, comment);
  await leave();
  await tell(db, announcements);
  await announceCounts(db, post_id, 'comments', counts);
  return counts;
}

/** Of replies and of what they answer goes nothing that a moderator took off: it may come back. */
async function leaveItsPlace({ db, clock }: World, { id, parent_id }: Taken): Promise<void> {
  // A reply that was deleted by its author is not there any more.
  const reply = await Comment.query(db).findOne({ parent_id: id });
  if (reply) {
    await Comment.query(db).findById(id).patch({ context: '', mentions: [], deleted_at: clock.now() });
    return;
  }
  await Comment.query(db).deleteById(id);
  if (parent_id) {
    await Comment.query(db)
      .where({ id: parent_id })
      .whereNotNull('deleted_at')
      .whereNotExists(Comment.query(db).alias('k').whereRaw('k.parent_id = comments.id'))
      .whereNotExists(db('decisions').whereRaw(`comment_id = comments.id and decision = 'hide'`))
      .delete();
  }
}

async function withdrawComment(db: Knex, { id, post_id, author_id }: Taken): Promise<Announcement[]> {
  const told: { user_id: string; kind: 'comment' | 'reply' | 'mention' }[] = await db('notifications as n')
    .join('notification_actors as k', 'k.notification_id', 'n.id')
    .where({ 'n.post_id': post_id, 'k.actor_id': author_id })
    // Also where they have written another since that stands before it.
    .whereRaw('(k.comment_id = :id or :id = any (k.earlier))', { id })
    .whereNull('n.read_at')
    .orderBy(['n.user_id', 'n.id'])
    .select('n.user_id', 'n.kind');
  const announcements: Announcement[] = [];
  for (const { user_id: to, kind } of told) {
    announcements.push(
      ...(await takeBack(db, { to, kind, actorId: author_id, postId: post_id, commentId: id })),
    );
  }
  return announcements;
}
