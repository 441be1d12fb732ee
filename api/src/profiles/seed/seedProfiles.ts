import type { Knex } from 'knex';
import { User } from '../../users/User.ts';
import { sampleFacesJob } from './sampleFacesJob.ts';
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
