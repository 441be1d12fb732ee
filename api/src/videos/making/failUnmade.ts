import type { Knex } from 'knex';
import { MemberVideo } from '../MemberVideo.ts';
import { notPlayable } from '../videos.errors.ts';

/** Who waits for a video hears that it comes to nothing, once its file is gone: nobody will work on it any more. */
export async function failUnmade(db: Knex): Promise<void> {
  await MemberVideo.query(db)
    .where({ state: 'making', media_id: null })
    .patch({ state: 'failed', why: notPlayable.declared.code });
}
