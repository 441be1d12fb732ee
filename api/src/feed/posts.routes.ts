import { MEDIA_LIMITS, type PostVersion } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { openMedia } from '../media/openMedia.ts';
import { createPost, type NewPost } from './createPost.ts';
import { bringBack, deletePost, purgePostJob } from './deletePost.ts';
import { editPost, newWords } from './editPost.ts';
import { heldBack, notYourself, tooLate, unknownPost, wordsRefused } from './feed.errors.ts';
import { canBringBack } from './feed.policy.ts';
import { loadFeedItems } from './feedItems.ts';
import { findPost, holdOwnPost } from './findPost.ts';
import { holdPost, permitWords } from './held/holdBack.ts';
import { markTagsJob } from './markTags.ts';
import { FORM_FIELDS, readPostForm, keepFiles } from './postForm.ts';
import { writingLimit } from './writingLimit.ts';

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
  const mediaService = openMedia(plaza);
  const limit = writingLimit(plaza);
  on.job(purgePostJob);
  on.job(markTagsJob);
  on.words((member, texts) => permitWords(pool, member, texts, wordsRefused));

  const present = async (db: Knex, me: string, id: string) =>
    found((await loadFeedItems(mediaService, db, me, [id]))[0], unknownPost);
  /** Writes the post, or keeps it where a rule holds it back: then there is no answer, and who wrote it is told. */
  const create = (post: NewPost) =>
    pool.transaction(async (db) => {
      const held = await holdPost({ db, clock }, post);
      if (held) return { isNew: held === 'now', answer: null };
      const { id, isNew } = await createPost({ db, clock }, post);
      const message = 'Content created successfully!' as const;
      const written = await present(db, post.author.id, id);
      return { isNew, answer: { success: true as const, message, post: written } };
    });

  on.raw('POST /content', async ({ session: { member }, ctx }) => {
    await limit(pool, 'post', member);
    return mediaService.receive(ctx, { ownerId: member.id, rules: FORM }, async ({ fields, files }) => {
      const { context, sharing, userId, clientId, alt = [], mediaId = [] } = readPostForm(fields);
      permit(!userId || userId === member.id, notYourself);
      const kept = await keepFiles(mediaService, { ownerId: member.id, files, alt });
      const mediaIds = [...kept, ...mediaId];
      const wanted = { author: member, context: context.trim(), sharing: sharing === '2' ? 2 : 1 } as const;
      const { isNew, answer } = await create({ ...wanted, clientId, mediaIds }).catch(
        async (error: unknown) => {
          await mediaService.discard(kept);
          throw error;
        },
      );
      if (!isNew) await mediaService.discard(kept);
      return found(answer, heldBack);
    });
  });

  on(
    'POST /posts/:id/repost',
    async ({ session: { member }, input: { params, body } }) => {
      await limit(pool, 'post', member);
      const { context, sharing = 1, clientId } = body;
      const wanted = { author: member, context: context.trim(), sharing, clientId, sharedId: params.id };
      return found((await create(wanted)).answer, heldBack);
    },
    { transaction: false },
  );

  on('GET /posts/:id', ({ session: { member }, input: { params }, db }) => present(db, member.id, params.id));

  on('GET /posts/:id/history', async ({ session: { member }, input: { params }, db }) => {
    const post = await findPost(db, member.id, params.id);
    return readVersions(db, { viewerId: member.id, authorId: post.author_id, postId: post.id });
  });

  on('PUT /content/:id', async ({ session: { member }, input: { params, body }, db }) => {
    await limit(db, 'edit', member);
    const post = await holdOwnPost(db, member.id, params.id);
    permit(post.deleted_at === null, unknownPost);
    const { context, media } = body;
    await permitWords(db, member, await newWords(db, post, body));
    await editPost({ db, clock }, post, {
      ...body,
      ...(context && { context: context.trim() }),
      ...(media && { media: media.map(({ id, alt }) => ({ id, alt: alt?.trim() })) }),
    });
    return present(db, member.id, params.id);
  });

  on('DELETE /content/:id', async ({ session: { member }, input: { params }, db }) => {
    const post = await holdOwnPost(db, member.id, params.id);
    return { ID: post.id, undo_until: await deletePost({ db, clock }, post) };
  });

  on('POST /posts/:id/restore', async ({ session: { member }, input: { params }, db }) => {
    await limit(db, 'edit', member);
    const post = await holdOwnPost(db, member.id, params.id);
    if (post.deleted_at) {
      permit(canBringBack(post.deleted_at, clock.now()), tooLate);
      await bringBack({ db, clock }, post);
    }
    return present(db, member.id, params.id);
  });
};

/**
 * What a post said before, newest first, as far as who asks could read it at the time: what was for friends is shown
 * to those alone who are friends now and were before it was changed. Who may read the post today is asked before.
 */
async function readVersions(
  db: Knex,
  { viewerId, authorId, postId }: { viewerId: string; authorId: string; postId: string },
): Promise<PostVersion[]> {
  const { rows } = await db.raw(
    `select v.context, v.sharing, v.until, array(
       select a.alt from post_version_alts a join post_media pm on pm.post_id = v.post_id and pm.media_id = a.media_id
       where a.version_id = v.id order by pm.place) as alts
     from post_versions v
     where v.post_id = :postId and (
       v.sharing = 1 or :authorId = :viewerId or exists (
         select from friendships f
         where f.user_id = :viewerId and f.friend_id = :authorId and f.created_at <= v.until))
     order by v.id desc`,
    { postId, authorId, viewerId },
  );
  return rows;
}
