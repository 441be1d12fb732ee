import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import { permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { notify, type Note } from '../../notifications/notify.ts';
import { publishInOrder, type Tell } from '../../notifications/publishInOrder.ts';
import { announceCounts } from '../announce.ts';
import { changeCounts, holdCounts } from '../counts.ts';
import { notForDemo } from '../feed.errors.ts';
import { findPost } from '../findPost.ts';
import { peopleNamed } from '../mentions.ts';
import { Comment } from './Comment.ts';
import { findAnswered } from './listComments.ts';

export interface NewComment {
  author: Member;
  postId: string;
  context: string;
  parentId?: string | null | undefined;
  clientId?: string | undefined;
}

/** Writes a comment and answers its id. The same client id under the same post makes the same comment. */
export async function writeComment(
  { db, clock, tell = publishInOrder }: { db: Knex; clock: Clock; tell?: Tell },
  { author, postId, context, parentId, clientId }: NewComment,
): Promise<string> {
  permit(!author.isDemo, notForDemo);
  await findPost(db, author.id, postId);
  // Also makes what is sent twice at once wait for itself.
  await holdCounts(db, postId);
  // Asked again: it may have been taken away, or a wall put up, while this waited.
  const post = await findPost(db, author.id, postId);
  const earlier =
    clientId &&
    (await Comment.query(db).findOne({ author_id: author.id, client_id: clientId, post_id: postId }));
  if (earlier) return earlier.id;

  const answered = await findAnswered(db, author.id, { postId, parentId });
  const named = await peopleNamed(db, author.id, context);
  const { id } = await Comment.query(db).insertAndFetch({
    post_id: postId,
    author_id: author.id,
    parent_id: answered ? (answered.parent_id ?? answered.id) : null,
    client_id: clientId ?? null,
    context,
    mentions: named.map(({ username }) => username),
    created_at: clock.now(),
  });
  const counts = await changeCounts(db, postId, (now) => ({ ...now, comments: now.comments + 1 }));

  const about = { actorId: author.id, postId, commentId: id };
  const told = new Map<string, Note>(
    named.map((person) => [person.id, { to: person.id, kind: 'mention', ...about }]),
  );
  // The nearest reason is told, and only that one.
  told.set(post.author_id, { to: post.author_id, kind: 'comment', ...about });
  if (answered) told.set(answered.author_id, { to: answered.author_id, kind: 'reply', ...about });
  await tell(db, await notify(db, [...told.values()]));
  await announceCounts(db, postId, 'comments', counts);
  return id;
}
