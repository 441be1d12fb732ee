import { found } from '../../http/errors.ts';
import { readCursor } from '../../http/cursor.ts';
import type { Slice } from '../../http/slice.ts';
import { unknownComment } from '../feed.errors.ts';
import { findPost } from '../findPost.ts';
import { linkNext } from '../linkNext.ts';
import { COMMENTS_PAGE } from '@plaza/api-contract';
import { deleteComment, editComment } from './changeComment.ts';
import { findComment, listComments, presentComment } from './listComments.ts';
import { writeComment } from './writeComment.ts';

export const commentsRoutes: Slice = (on, { clock }) => {
  on('GET /posts/:id/comments', async ({ session: { member }, input: { params, query }, db, ctx }) => {
    const after = readCursor('comment', query.cursor);
    await findPost(db, member.id, params.id);
    const comments = await listComments(db, member.id, params.id, after);
    linkNext(ctx, comments, COMMENTS_PAGE);
    return comments;
  });

  on('POST /posts/:id/comments', async ({ session: { member }, input: { params, body }, db }) => {
    const id = await writeComment(
      { db, clock },
      {
        author: member,
        postId: params.id,
        context: body.context.trim(),
        parentId: body.parent_id,
        clientId: body.clientId,
      },
    );
    return presentComment(found(await findComment(db, member.id, id), unknownComment), member.id);
  });

  on('PUT /comments/:id', async ({ session: { member }, input: { params, body }, db }) => {
    await editComment({ db, clock }, member.id, params.id, body.context.trim());
    return presentComment(found(await findComment(db, member.id, params.id), unknownComment), member.id);
  });

  on('DELETE /comments/:id', ({ session: { member }, input: { params }, db }) =>
    deleteComment({ db, clock }, member.id, params.id),
  );
};
