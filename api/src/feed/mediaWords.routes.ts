import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { Media } from '../media/Media.ts';
import { unknownMedia } from '../media/media.errors.ts';
import { canChangeMedia } from '../media/media.policy.ts';
import { openMedia } from '../media/openMedia.ts';
import { editPost, mediaIdsOf } from './editPost.ts';
import { holdOwnPost } from './findPost.ts';
import { writingLimit } from './writingLimit.ts';

/** What is to be seen on a picture or in a film. Of one that is in a post these are words of the post. */
export const mediaWordsRoutes: Slice = (on, plaza) => {
  const { clock } = plaza;
  const mediaService = openMedia(plaza);
  const limit = writingLimit(plaza);

  on('PUT /media/:id', async ({ session: { member }, input: { params, body }, db }) => {
    const { id } = params;
    const alt = body.alt.trim();
    const read = async () =>
      found(await Media.query(db).findById(id).whereNotNull('stored_at'), unknownMedia);
    permit(canChangeMedia(member, await read()), unknownMedia);
    // Only while nothing has it: a post that takes it in just now is first, and then these are words of the post.
    await Media.query(db).findById(id).whereNull('attached_at').patch({ alt });
    const media = await read();
    const postId = await postWith(db, id);
    if (postId === undefined) {
      if (media.alt !== alt) await media.$query(db).patch({ alt });
    } else {
      await limit(db, 'edit', member);
      const post = await holdOwnPost(db, member.id, postId);
      permit(post.deleted_at === null, unknownMedia);
      const ids = await mediaIdsOf(db, postId);
      permit(ids.includes(id), unknownMedia);
      const wanted = ids.map((one) => (one === id ? { id, alt } : { id: one }));
      await editPost({ db, clock }, post, { media: wanted });
    }
    return mediaService.present(await read(), member.id);
  });
};

async function postWith(db: Knex, mediaId: string): Promise<string | undefined> {
  const kept = await db('post_media').where({ media_id: mediaId }).first('post_id');
  return kept?.post_id;
}
