import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { found } from '../http/errors.ts';
import { attachMedia, releaseMedia } from '../media/attachMedia.ts';
import { publishToUser } from '../realtime/publishToUser.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { noFormerPicture } from './profiles.errors.ts';

/** The side whose address a profile gives; `pictureAt` of the contract finds the others. */
const SIDE = 256;

/** Takes another picture, or none, and lets the one before go. */
export async function changePicture(
  { db, clock }: { db: Knex; clock: Clock },
  userId: string,
  mediaId: string | null,
): Promise<void> {
  const person = await holdPerson(db, userId);
  // A face is shown to every member, and beside every word that somebody says in public.
  if (mediaId) await attachMedia(db, [mediaId], { ownerId: userId, isPublic: true });
  if (person.picture_id) await releaseMedia({ db, clock }, [person.picture_id]);
  const profile = mediaId && `/media/${mediaId}/${SIDE}.webp`;
  const isChanged = profile !== person.picture;
  const former = mediaId === null ? (person.picture_id ?? person.former_picture_id) : null;
  await person.$query(db).patch({ picture_id: mediaId, picture: profile, former_picture_id: former });
  if (isChanged) await publishToUser(db, userId, { type: 'picture-changed', payload: { profile } });
}

/** Puts the picture up again that was taken down last. Twice is once, and never in the place of another one. */
export async function bringPictureBack(world: { db: Knex; clock: Clock }, userId: string): Promise<void> {
  const person = await holdPerson(world.db, userId);
  if (person.picture_id === null)
    await changePicture(world, userId, found(person.former_picture_id, noFormerPicture));
}

async function holdPerson(db: Knex, userId: string): Promise<User> {
  return found(await User.query(db).findById(userId).forNoKeyUpdate(), unknownPerson);
}
