import { PictureCrop } from '@plaza/api-contract';
import { badInput } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { noFile } from '../media/media.errors.ts';
import { openMedia } from '../media/openMedia.ts';
import { User } from '../users/User.ts';
import { ZONES } from '../zones/zones.ts';
import { bringPictureBack, changePicture } from './changePicture.ts';
import { unknownZone } from './profiles.errors.ts';
import { readOwnProfile, readProfile } from './readProfile.ts';
import { sampleFacesJob } from './seed/seedProfiles.ts';

const RULES = { fields: ['crop'], files: { profile: { most: 1, kinds: ['image'] } } } as const;

export const profilesRoutes: Slice = (on, plaza) => {
  const { clock } = plaza;
  const mediaService = openMedia(plaza);
  on.job(sampleFacesJob);

  // every member: one's own
  on('GET /profile', ({ session, db }) => readOwnProfile(db, session.member.id));

  on('GET /profile/:username', ({ session, input, db }) =>
    readProfile(db, session.member, input.params.username),
  );

  // every member: one's own
  on('PUT /profile', async ({ session, input: { body }, db }) => {
    const { id } = session.member;
    const { favourite_zone } = body;
    permit(favourite_zone == null || ZONES.some(({ path }) => path === favourite_zone), unknownZone);
    const changes = {
      ...(body.bio === undefined ? {} : { bio: body.bio?.trim() || null }),
      ...(body.organisation === undefined ? {} : { organisation: body.organisation?.trim() || null }),
      ...(favourite_zone === undefined ? {} : { favourite_zone }),
    };
    if (Object.keys(changes).length > 0) await User.query(db).findById(id).patch(changes);
    return readOwnProfile(db, id);
  });

  // every member: one's own. Nobody can name another, so nobody can change another's.
  on.raw('POST /profile/set', async ({ session, db: pool, ctx }) => {
    const { id } = session.member;
    return mediaService.receive(ctx, { ownerId: id, rules: RULES }, async ({ fields, files }) => {
      const crop = readCrop(fields.crop);
      const media = await mediaService.keepPicture(found(files.profile[0], noFile), id, crop);
      try {
        return await pool.transaction(async (db) => {
          await changePicture({ db, clock }, id, media.id);
          return readOwnProfile(db, id);
        });
      } catch (error) {
        await mediaService.discard([media.id]);
        throw error;
      }
    });
  });

  // every member: one's own
  on('DELETE /profile/picture', async ({ session, db }) => {
    await changePicture({ db, clock }, session.member.id, null);
    return readOwnProfile(db, session.member.id);
  });

  // every member: one's own
  on('POST /profile/picture/restore', async ({ session, db }) => {
    await bringPictureBack({ db, clock }, session.member.id);
    return readOwnProfile(db, session.member.id);
  });
};

function readCrop([text, ...others]: string[]): PictureCrop | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = PictureCrop.safeParse(JSON.parse(text));
    if (parsed.success && others.length === 0) return parsed.data;
  } catch {
    // Not even JSON: refused below like every other nonsense.
  }
  throw badInput({ fields: { 'body.crop': 'Expected {"x", "y", "side"}.' } });
}
