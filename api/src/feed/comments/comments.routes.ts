import { found } from '../../http/errors.ts';
import { readCursor, linkNext } from '../../http/cursor.ts';
import type { Slice } from '../../http/slice.ts';
import { heldBack, unknownComment } from '../feed.errors.ts';
import { findPost } from '../findPost.ts';
import { holdComment, permitWords } from '../held/holdBack.ts';
import { COMMENTS_PAGE } from '@plaza/api-contract';
import { deleteComment, editComment } from './changeComment.ts';
import { findComment, listComments, presentComment } from './listComments.ts';
import { writeComment } from './writeComment.ts';
import { writingLimit } from '../writingLimit.ts';

export const commentsRoutes: Slice = (on, plaza) => {
  const { clock, db: pool } = plaza;
  const limit = writingLimit(plaza);

  on('GET /posts/:id/comments', async ({ session: { member }, input: { params, query }, db, ctx }) => {
    const after = readCursor('comment', query.cursor);
    await findPost(db, member.id, params.id);
    const comments = await listComments(db, member.id, params.id, after);
    linkNext(ctx, comments, COMMENTS_PAGE);
    return comments;
  });

  on(
    'POST /posts/:id/comments',
    async ({ session: { member }, input: { params, body } }) => {
      await limit(pool, 'comment', member);
      const comment = {
        author: member,
        postId: params.id,
        context: body.context.trim(),
        parentId: body.parent_id,
        clientId: body.clientId,
      };
      const written = await pool.transaction(async (db) => {
        if (await holdComment({ db, clock }, comment)) return null;
        return findComment(db, member.id, await writeComment({ db, clock }, comment));
      });
      // What is held back is kept, so the refusal comes after the commit.
      if (written === null) throw heldBack();
      return presentComment(found(written, unknownComment), member.id);
    },
    { transaction: false },
  );

  on('PUT /comments/:id', async ({ session: { member }, input: { params, body }, db }) => {
    await limit(db, 'edit', member);
    const { context, basedOn } = body;
    await permitWords(db, member, [context]);
    await editComment({ db, clock }, member.id, params.id, { context: context.trim(), basedOn });
    return presentComment(found(await findComment(db, member.id, params.id), unknownComment), member.id);
  });

  on('DELETE /comments/:id', ({ session: { member }, input: { params }, db }) =>
    deleteComment({ db, clock }, member.id, params.id),
  );
};
