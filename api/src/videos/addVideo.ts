import { VIDEO_LIMITS } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import { found, permit } from '../http/errors.ts';
import { Media } from '../media/Media.ts';
import { unknownMedia } from '../media/media.errors.ts';
import { storeOf } from '../media/storeOf.ts';
import type { Plaza } from '../plaza.ts';
import { readCodecs, unplayable } from './codecs/readCodecs.ts';
import { storedFile } from './codecs/storedFile.ts';
import { MemberVideo } from './MemberVideo.ts';
import { setCaptions } from './setCaptions.ts';
import { playsNowhere, tooManyVideos } from './videos.errors.ts';

interface NewVideo {
  ownerId: string;
  mediaId: string;
  title: string;
  around: boolean;
  sharing: 1 | 2;
  captions: string | undefined;
  /** Whether what browsers do not play can be converted here. */
  converts: boolean;
}

/**
 * Writes down a video around a file that its owner has brought: ready to be shown, or to be converted first. What can
 * be neither is refused with what is in the file. Sent twice, it is the same video.
 */
export async function addVideo(
  { db, config, clock }: { db: Knex } & Pick<Plaza, 'config' | 'clock'>,
  { ownerId, mediaId, title, around, sharing, captions, converts }: NewVideo,
): Promise<MemberVideo> {
  // Those who send at once see each other, and nobody brings more than fits.
  await takeTurn(db, 'videos', ownerId);
  const known = await MemberVideo.query(db).findOne({ media_id: mediaId, owner_id: ownerId });
  if (known) return known;
  const media = found(
    await Media.query(db)
      .findById(mediaId)
      .where({ owner_id: ownerId, kind: 'video' })
      .whereNull('attached_at')
      .whereNotNull('stored_at')
      .forUpdate(),
    unknownMedia,
  );
  const film = found(
    media.files.find(({ name }) => name.startsWith('video.')),
    unknownMedia,
  );
  await permitMore(db, ownerId, film.bytes);
  const store = storeOf(config);
  const key = `${media.id}/${film.name}`;
  const format = film.type === 'video/webm' ? 'webm' : 'mp4';
  const tracks = await readCodecs({ format, bytes: film.bytes }, storedFile(store, key, film.bytes));
  const odd = unplayable(tracks);
  if (odd !== undefined && !converts) throw playsNowhere(odd);

  if (captions !== undefined) {
    await setCaptions({ db, config }, media, captions);
  }
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
