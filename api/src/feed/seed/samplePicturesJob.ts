import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { attachMedia } from '../../media/attachMedia.ts';
import { DRAWINGS, type DrawingName } from '../../media/drawings/drawings.ts';
import { openMedia } from '../../media/openMedia.ts';
import { announceChange } from '../announce.ts';
import { placeMedia } from '../createPost.ts';
import { Post } from '../Post.ts';

const DrawingNames = Object.keys(DRAWINGS) as [DrawingName, ...DrawingName[]];

/** Draws the pictures of the sample posts and hangs them up, one after the other. */
export const samplePicturesJob = defineJob({
  name: 'feed.sample-pictures',
  payload: z.object({ pictures: z.array(z.tuple([z.string(), z.enum(DrawingNames)])) }),
  async run({ pictures }, plaza) {
    const mediaService = openMedia(plaza);
    for (const [postId, drawing] of pictures) {
      // Begun once before, it goes on where it stopped.
      const post = await Post.query(plaza.db).findById(postId).where({ media_count: 0, deleted_at: null });
      if (!post) continue;
      const { id } = await mediaService.keepDrawing(drawing, post.author_id);
      await plaza.db.transaction(async (db) => {
        await attachMedia(db, [id], { ownerId: post.author_id, isPublic: post.sharing === 1 });
        await placeMedia(db, postId, [id]);
        await post.$query(db).patch({ media_count: 1 });
        await announceChange(db, post, 'edited');
      });
    }
  },
});
