import type { CallAnswer, PostCounts } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import { found, permit } from '../../http/errors.ts';
import { takeBack } from '../../notifications/notify.ts';
import { publishInOrder, type News } from '../../notifications/publishInOrder.ts';
import { announceCounts } from '../announce.ts';
import { changeCounts } from '../counts.ts';
import { notYours, unknownComment } from '../feed.errors.ts';
import { canDeleteComment, isAuthor } from '../feed.policy.ts';
import { findPost } from '../findPost.ts';
import { peopleNamed } from '../peopleNamed.ts';
import { unname } from '../unname.ts';
import type { PostRow } from '../postRows.ts';
import { Comment } from './Comment.ts';
import { findComment, type CommentRow } from './listComments.ts';

interface World {
  db: Knex;
  clock: Clock;
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
  context: string,
): Promise<void> {
  const { comment } = await findWithPost(db, me, id);
  permit(isAuthor(me, comment), notYours);
  if (comment.context === context) return;
  const named = await peopleNamed(db, me, context);
  const mentions = named.map(({ username }) => username);
  await Comment.query(db).findById(id).patch({ context, mentions, edited_at: clock.now() });
  const where = { authorId: me, postId: comment.post_id, commentId: id };
  await publishInOrder(db, await unname(db, { ...where, before: comment.mentions, now: mentions }));
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
  const { comment_count } = await takeOff({ db, clock }, comment);
  return { id, post_id: post.id, comment_count };
}

/** The same by an administrator. */
export async function removeComment({ db, clock }: World, id: string): Promise<void> {
  const comment = await Comment.query(db).findById(id).whereNull('deleted_at');
  if (comment) await takeOff({ db, clock }, comment);
}

type Taken = Pick<Comment, 'id' | 'post_id' | 'parent_id' | 'author_id'>;

async function takeOff({ db, clock }: World, comment: Taken): Promise<PostCounts> {
  const { post_id } = comment;
  const counts = await changeCounts(db, post_id, (now) => ({
    ...now,
    comments: Math.max(0, now.comments - 1),
  }));
  const news = await unsay(db, comment);
  await leaveItsPlace({ db, clock }, comment);
  await publishInOrder(db, news);
  await announceCounts(db, post_id, 'comments', counts);
  return counts;
}

async function leaveItsPlace({ db, clock }: World, { id, parent_id }: Taken): Promise<void> {
  const reply = await Comment.query(db).findOne({ parent_id: id }).whereNull('deleted_at');
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
      .delete();
  }
}

async function unsay(db: Knex, { id, post_id, author_id }: Taken): Promise<News[]> {
  const told: { user_id: string; kind: 'comment' | 'reply' | 'mention' }[] = await db('notifications as n')
    .join('notification_actors as k', 'k.notification_id', 'n.id')
    .where({ 'n.post_id': post_id, 'k.actor_id': author_id, 'k.comment_id': id })
    .whereNull('n.read_at')
    .select('n.user_id', 'n.kind');
  const news: News[] = [];
  for (const { user_id: to, kind } of told) {
    news.push(...(await takeBack(db, { to, kind, actorId: author_id, postId: post_id, commentId: id })));
  }
  return news;
}
