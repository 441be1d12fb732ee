import type { Knex } from 'knex';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { found } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { removeComment } from '../comments/changeComment.ts';
import { removePost } from '../deletePost.ts';
import { unknownReport } from '../feed.errors.ts';
import { Post } from '../Post.ts';

/** Deals with a report; with `remove`, what was reported goes for good. */
export async function settleReport(
  { db, clock }: { db: Knex; clock: Clock },
  me: Member,
  id: string,
  remove: boolean,
): Promise<void> {
  const report = found(await db('reports').where({ id }).forUpdate().first(), unknownReport);
  const { kind, post_id, comment_id } = report;
  await db('reports')
    .where({ id })
    .whereNull('settled_at')
    .update({ settled_at: clock.now(), settled_by: me.id });
  const about = { kind: 'report', id } as const;
  await recordAct({ db, clock }, { by: me, act: 'report.settled', about, details: { removed: remove } });
  if (!remove) return;
  if (kind === 'comment' && comment_id) await removeComment({ db, clock }, comment_id);
  if (kind !== 'post' || !post_id) return;
  const post = await Post.query(db).findById(post_id).whereNull('deleted_at').forUpdate();
  if (post) await removePost({ db, clock }, post);
}
