import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { openMedia } from '../../media/openMedia.ts';
import { User } from '../../users/User.ts';
import { changePicture } from '../changePicture.ts';
import { SAMPLE_PROFILES } from './sampleProfiles.ts';

/** Words and places for the sample people at once; their faces are drawn when the doors are open. */
export async function seedProfiles(
  db: Knex,
  people: readonly { id: string; username: string }[],
): Promise<void> {
  for (const { id, username } of people) {
    const sample = SAMPLE_PROFILES[username];
    if (sample) await User.query(db).findById(id).patch({ bio: sample.bio, favourite_zone: sample.zone });
  }
  await sampleFacesJob.queue(db, { people: people.map(({ id, username }) => [id, username]) });
}

/** Draws the faces of the sample people, one after the other. */
export const sampleFacesJob = defineJob({
  name: 'profiles.sample-faces',
  payload: z.object({ people: z.array(z.tuple([z.string(), z.string()])) }),
  async run({ people }, plaza) {
    const mediaService = openMedia(plaza);
    for (const [id, username] of people) {
      const features = SAMPLE_PROFILES[username]?.face;
      // Begun once before, it goes on where it stopped; and whoever has chosen a picture keeps it.
      const faceless = await User.query(plaza.db).findOne({ id, picture: null });
      if (!features || !faceless) continue;
      const face = await mediaService.keepFace(features, id);
      await plaza.db.transaction((db) => changePicture({ db, clock: plaza.clock }, id, face.id));
    }
  },
});
