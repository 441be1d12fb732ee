import { COMMENTS_PAGE, type Comment as CommentAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { notMuted, seesWordsOf } from '../../friends/visiblePeople.ts';
import { cursorOf } from '../../http/cursor.ts';
import { found, permit } from '../../http/errors.ts';
import { unknownComment } from '../feed.errors.ts';
import { canDeleteComment, isAuthor } from '../feed.policy.ts';
import { presentAuthor, type AuthorRow } from '../presentPost.ts';

export interface CommentRow extends AuthorRow {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  post_author_id: string;
  context: string;
  mentions: string[];
  created_at: Date;
  edited_at: Date | null;
  is_deleted: boolean;
}

const COLUMNS = `
  c.id, c.post_id, c.parent_id, c.author_id, p.author_id as post_author_id, c.context, c.mentions,
  c.created_at, c.edited_at, c.deleted_at is not null as is_deleted,
  a.name, a.username, a.picture, a.deleted_at is not null as author_gone
  from comments c
  join users a on a.id = c.author_id
  join posts p on p.id = c.post_id
  left join comments up on up.id = c.parent_id
  left join users b on b.id = up.author_id`;

const seen = (author: string) => `${seesWordsOf('$1', author)} and ${notMuted('$1', `${author}.id`)}`;

// A reply to what one does not see would hang in the air.
const SEEN = `${seen('a')} and (c.parent_id is null or (${seen('b')}))`;

/** $1 is who looks, $2 the post, $3 the comment above the page or null. */
export const COMMENTS_OF_POST = `
  select ${COLUMNS}
  left join lateral (
    select true as is_there from comments k where k.parent_id = c.id and k.deleted_at is null limit 1
  ) reply on c.deleted_at is not null
  where c.post_id = $2 and c.id > coalesce($3::bigint, 0) and ${SEEN} and (c.deleted_at is null or reply.is_there)
  order by c.id limit ${COMMENTS_PAGE}`;

export const COMMENT_BY_ID = `select ${COLUMNS} where c.id = $2 and c.deleted_at is null and ${SEEN}`;

const readOfPost = prepared<CommentRow>(COMMENTS_OF_POST);
const readOne = prepared<CommentRow>(COMMENT_BY_ID);

export async function listComments(
  db: Knex,
  me: string,
  postId: string,
  after: string | null,
): Promise<CommentAnswer[]> {
  return (await readOfPost(db, [me, postId, after])).map((row) => presentComment(row, me));
}

/** The comment, if who looks sees it; whether they may read its post is another question. */
export async function findComment(db: Knex, me: string, id: string): Promise<CommentRow | undefined> {
  return (await readOne(db, [me, id]))[0];
}

export function presentComment(row: CommentRow, me: string): CommentAnswer {
  const { id, post_id, parent_id, author_id, context, mentions, created_at, edited_at, is_deleted } = row;
  return {
    id,
    post_id,
    parent_id,
    user_id: author_id,
    ...presentAuthor(row),
    context,
    mentions,
    created_at,
    edited_at,
    is_deleted,
    can_edit: !is_deleted && isAuthor(me, row),
    can_delete: !is_deleted && canDeleteComment(me, row, { author_id: row.post_author_id }),
    cursor: cursorOf('comment', id),
  };
}

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
