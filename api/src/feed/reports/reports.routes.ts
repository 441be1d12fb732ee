import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { findReachable } from '../../friends/visiblePeople.ts';
import { found } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { keepReport } from '../../reporting/keepReport.ts';
import { unknownPerson } from '../../users/users.errors.ts';
import { findWithPost } from '../comments/changeComment.ts';
import { Comment } from '../comments/Comment.ts';
import { unknownComment, unknownPost } from '../feed.errors.ts';
import { findPost } from '../findPost.ts';
import { Post } from '../Post.ts';

const REPORTED = { reported: true } as const;

/** What members tell the moderators. What they tell of is held: from there to the commit it is there. */
export const reportsRoutes: Slice = (on) => {
  on('POST /posts/:id/report', async ({ session: { member }, input: { params, body }, db }) => {
    const post = await findPost(db, member.id, params.id);
    found(await Post.query(db).findById(post.id).forKeyShare(), unknownPost);
    const about = { about_id: post.author_id, post_id: post.id, comment_id: null };
    await fileReport(db, { kind: 'post', reporter_id: member.id, ...about, ...body, said: post.context });
    return REPORTED;
  });

  on('POST /comments/:id/report', async ({ session: { member }, input: { params, body }, db }) => {
    const { comment } = await findWithPost(db, member.id, params.id);
    found(await Comment.query(db).findById(comment.id).forKeyShare(), unknownComment);
    const about = { about_id: comment.author_id, post_id: comment.post_id, comment_id: comment.id };
    await fileReport(db, {
      kind: 'comment',
      reporter_id: member.id,
      ...about,
      ...body,
      said: comment.context,
    });
    return REPORTED;
  });

  on('POST /people/:username/report', async ({ session: { member }, input: { params, body }, db }) => {
    const person = found(await findReachable(db, member.id, params.username), unknownPerson);
    const about = { about_id: person.id, post_id: null, comment_id: null };
    await fileReport(db, { kind: 'person', reporter_id: member.id, ...about, ...body, said: person.name });
    return REPORTED;
  });
};

interface NewReport {
  kind: 'post' | 'comment' | 'person';
  reporter_id: string;
  about_id: string;
  post_id: string | null;
  comment_id: string | null;
  reason: CallInput<'POST /posts/:id/report'>['body']['reason'];
  note?: string | undefined;
  /** As it stands now: it may be changed once it is reported. */
  said: string;
}

/** Keeps a report. Whoever reports the same again has said it already. */
async function fileReport(db: Knex, { note = '', ...report }: NewReport): Promise<void> {
  const { kind, reporter_id, about_id, post_id, comment_id } = report;
  // Sent twice at once, the second waits here for the first.
  await takeTurn(db, 'report', reporter_id);
  const earlier = await db('reports')
    .where({ kind, reporter_id, about_id, post_id, comment_id })
    .whereNull('settled_at')
    .first('id');
  if (!earlier) await keepReport(db, { ...report, note });
}
