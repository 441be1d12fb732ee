import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import { unknownComment } from '../feed.errors.ts';
import { findComment, type CommentRow } from './listComments.ts';

/** The comment that another one answers, if its writer sees it under the same post; null for one that answers none. */
export async function findAnswered(
  db: Knex,
  authorId: string,
  { postId, parentId }: { postId: string; parentId?: string | null | undefined },
): Promise<CommentRow | null> {
  if (!parentId) return null;
  const answered = found(await findComment(db, authorId, parentId), unknownComment);
  permit(answered.post_id === postId, unknownComment);
  return answered;
}
