import { MEDIA_LIMITS } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { openMedia } from '../media/openMedia.ts';
import { createPost, type NewPost } from './createPost.ts';
import { bringBack, deletePost, purgePostJob } from './deletePost.ts';
import { editPost } from './editPost.ts';
import { notYourself, tooLate, unknownPost } from './feed.errors.ts';
import { canBringBack } from './feed.policy.ts';
import { loadFeedItems } from './feedItems.ts';
import { findPost, holdOwnPost } from './findPost.ts';
import { keepFiles } from './keepFiles.ts';
import { FORM_FIELDS, readPostForm } from './readPostForm.ts';

const FORM = {
  fields: FORM_FIELDS,
  files: {
    media: { most: MEDIA_LIMITS.perPost, kinds: ['image', 'video'] },
    poster: { most: 1, kinds: ['image'] },
  },
} as const;

/** One post: written, read, edited, taken away. */
export const postsRoutes: Slice = (on, plaza) => {
  const { clock, db: pool } = plaza;
  const room = openMedia(plaza);
  on.job(purgePostJob);

  const present = async (db: Knex, me: string, id: string) =>
    found((await loadFeedItems(room, db, me, [id]))[0], unknownPost);
  const created = async (db: Knex, post: NewPost) => {
    const { id, isNew } = await createPost({ db, clock }, post);
    const message = 'Content created successfully!' as const;
    return {
      isNew,
      answer: { success: true as const, message, post: await present(db, post.author.id, id) },
    };
  };

  on.raw('POST /content', ({ session: { member }, ctx }) =>
    room.receive(ctx, FORM, async ({ fields, files }) => {
      const { context, sharing, userId, clientId, alt = [], mediaId = [] } = readPostForm(fields);
      permit(!userId || userId === member.id, notYourself);
      const kept = await keepFiles(room, { ownerId: member.id, files, alt });
      try {
        const mediaIds = [...kept, ...mediaId];
        const wish = { author: member, context: context.trim(), sharing: sharing === '2' ? 2 : 1 } as const;
        const { isNew, answer } = await pool.transaction((db) =>
          created(db, { ...wish, clientId, mediaIds }),
        );
        if (!isNew) await room.discard(kept);
        return answer;
      } catch (error) {
        await room.discard(kept);
        throw error;
      }
    }),
  );

  on('POST /posts/:id/repost', async ({ session: { member }, input: { params, body }, db }) => {
    const { context, sharing = 1, clientId } = body;
    const wish = { author: member, context: context.trim(), sharing, clientId, sharedId: params.id };
    return (await created(db, wish)).answer;
  });

  on('GET /posts/:id', ({ session: { member }, input: { params }, db }) => present(db, member.id, params.id));

  on('GET /posts/:id/history', async ({ session: { member }, input: { params }, db }) => {
    await findPost(db, member.id, params.id);
    return db('post_versions')
      .where({ post_id: params.id })
      .orderBy('id', 'desc')
      .select('context', 'sharing', 'until');
  });

  on('PUT /content/:id', async ({ session: { member }, input: { params, body }, db }) => {
    const post = await holdOwnPost(db, member.id, params.id);
    permit(post.deleted_at === null, unknownPost);
    const { context } = body;
    await editPost({ db, clock }, post, { ...body, ...(context ? { context: context.trim() } : {}) });
    return present(db, member.id, params.id);
  });

  on('DELETE /content/:id', async ({ session: { member }, input: { params }, db }) => {
    const post = await holdOwnPost(db, member.id, params.id);
    return { ID: post.id, undo_until: await deletePost({ db, clock }, post) };
  });

  on('POST /posts/:id/restore', async ({ session: { member }, input: { params }, db }) => {
    const post = await holdOwnPost(db, member.id, params.id);
    if (post.deleted_at) {
      permit(canBringBack(post.deleted_at, clock.now()), tooLate);
      await bringBack({ db, clock }, post);
    }
    return present(db, member.id, params.id);
  });
};
