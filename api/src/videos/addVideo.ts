import { VIDEO_LIMITS } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { semaphore } from '../auth/semaphore.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { found, permit } from '../http/errors.ts';
import { Media } from '../media/Media.ts';
import { mediaBusy, unknownMedia } from '../media/media.errors.ts';
import { storeOf } from '../media/storeOf.ts';
import type { Plaza } from '../plaza.ts';
import { readCodecs, unplayable } from './codecs/readCodecs.ts';
import { storedFile } from './codecs/storedFile.ts';
import { MemberVideo } from './MemberVideo.ts';
import { captionsOf, changeCaptions } from './setCaptions.ts';
import { playsNowhere, tooManyVideos } from './videos.errors.ts';

/** A file that its owner has brought. */
interface Film {
  ownerId: string;
  mediaId: string;
}

interface NewVideo extends Film {
  title: string;
  around: boolean;
  sharing: 1 | 2;
  /** Whether what browsers do not play can be converted here. */
  converts: boolean;
  /** As `oddIn` said of the file. */
  odd: string | null | undefined;
}

/** Whoever asks for many at once must not fill the memory: of each file its whole index is read, however large. */
const lookInTurn = semaphore(2, 200, () => mediaBusy({ headers: { 'Retry-After': '5' } }), { perPerson: 30 });

/**
 * The name of what keeps browsers from playing a file, if anything does; null where there is no such file. Not to be asked
 * within a transaction: a slow bucket would hold a connection for each who waits for it.
 */
export async function oddIn(
  { db, config }: { db: Knex } & Pick<Plaza, 'config'>,
  film: Film,
): Promise<string | null | undefined> {
  const media = await looseFilm(db, film);
  if (!media) return null;
  const { name, type, bytes } = filmIn(media);
  const file = storedFile(storeOf(config), `${media.id}/${name}`, bytes);
  const format = type === 'video/webm' ? 'webm' : 'mp4';
  return unplayable(await lookInTurn(() => readCodecs({ format, bytes }, file), film.ownerId));
}

/**
 * Puts captions beside a file before there is a video around it, likewise outside of a transaction. When that comes to
 * nothing they go with the file, or with the next try.
 */
export async function bringCaptions(
  { db: pool, config }: { db: Knex } & Pick<Plaza, 'config'>,
  film: Film,
  captions: string | undefined,
): Promise<void> {
  const media = await looseFilm(pool, film);
  if (!media || (captions === undefined && captionsOf(media.files) === undefined)) return;
  const isSentAgain = async () =>
    (await MemberVideo.query(pool).findOne({ media_id: film.mediaId, owner_id: film.ownerId })) !== undefined;
  // It has what it came with.
  if (await isSentAgain()) return;
  const hold = async (db: Knex) => found(await looseFilm(db, film).forUpdate(), unknownMedia);
  await changeCaptions({ db: pool, config }, hold, captions ?? null).catch(async (error) => {
    // The first of two at once was quicker.
    if (!(await isSentAgain())) throw error;
  });
}

/** Of nothing else so far. */
function looseFilm(db: Knex, { ownerId, mediaId }: Film) {
  return Media.query(db)
    .findById(mediaId)
    .where({ owner_id: ownerId, kind: 'video' })
    .whereNull('attached_at')
    .whereNotNull('stored_at');
}

function filmIn({ files }: Media): Media['files'][number] {
  return found(
    files.find(({ name }) => name.startsWith('video.')),
    unknownMedia,
  );
}

/**
 * Writes down a video around a file that its owner has brought: ready to be shown, or to be converted first. What can
 * be neither is refused with what is in the file. Sent twice, it is the same video.
 */
export async function addVideo(
  { db, clock }: { db: Knex } & Pick<Plaza, 'clock'>,
  { ownerId, mediaId, title, around, sharing, converts, odd }: NewVideo,
): Promise<MemberVideo> {
  // Those who send at once see each other, and nobody brings more than fits.
  await takeTurn(db, 'videos', ownerId);
  const known = await MemberVideo.query(db).findOne({ media_id: mediaId, owner_id: ownerId });
  if (known) return known;
  const media = found(await looseFilm(db, { ownerId, mediaId }).forUpdate(), unknownMedia);
  const film = filmIn(media);
  await permitMore(db, ownerId, film.bytes);
  // It was not there when it was looked at.
  if (odd === null) throw unknownMedia();
  if (odd !== undefined && !converts) throw playsNowhere(odd);

  return MemberVideo.query(db).insertAndFetch({
    owner_id: ownerId,
    media_id: media.id,
    title,
    kind: around ? 'sphere' : 'file',
    sharing,
    state: odd === undefined ? 'ready' : 'making',
    bytes: String(film.bytes),
    created_at: clock.now(),
  });
}

/** What somebody may still bring. */
export async function leftFor(db: Knex, ownerId: string): Promise<{ videosLeft: number; bytesLeft: number }> {
  const [{ videos, bytes } = { videos: 0, bytes: 0 }] = await db('member_videos')
    .where({ owner_id: ownerId })
    // What is gone takes no room.
    .whereNotNull('media_id')
    .select(db.raw('count(*)::int as videos, coalesce(sum(bytes), 0)::float8 as bytes'));
  return {
    videosLeft: Math.max(0, VIDEO_LIMITS.mostVideos - videos),
    bytesLeft: Math.max(0, VIDEO_LIMITS.mostBytes - bytes),
  };
}

async function permitMore(db: Knex, ownerId: string, bytes: number): Promise<void> {
  const { videosLeft, bytesLeft } = await leftFor(db, ownerId);
  permit(videosLeft > 0 && bytes <= bytesLeft, tooManyVideos);
}
