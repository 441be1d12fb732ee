import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import { notYours, unknownPost } from './feed.errors.ts';
import { readPosts } from './feedStatements.ts';
import { isAuthor } from './feed.policy.ts';
import { Post } from './Post.ts';
import type { PostRow } from './postRows.ts';

/** The post, if who looks may read it. */
export async function findPost(db: Knex, me: string, id: string): Promise<PostRow> {
  const [row] = await readPosts(db, [me, [id]]);
  return found(row, unknownPost);
}

/** One's own post, to be changed. Another's is refused, but only to who may read it at all. */
export async function holdOwnPost(db: Knex, me: string, id: string): Promise<Post> {
  const post = found(await Post.query(db).findById(id).forUpdate(), unknownPost);
  if (!isAuthor(me, post)) {
    await findPost(db, me, id);
    permit(false, notYours);
  }
  return post;
}
