import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import { z } from 'zod';
import { guestsBytesLeft } from '../../auth/demo/guestsSpace.ts';
import { announceChange } from '../../feed/announce.ts';
import { Post } from '../../feed/Post.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { CallError, found, permit } from '../../http/errors.ts';
import { imageForms, type ImageForms } from '../../media/images/imageForms.ts';
import { openImage } from '../../media/images/openImage.ts';
import { isNearlyFull } from '../../media/isNearlyFull.ts';
import { bytesOf, spaceOf } from '../../media/keepMedia.ts';
import { Media, type MediaFile } from '../../media/Media.ts';
import { guestsFull, noSpace, tooMuchKept, unknownMedia } from '../../media/media.errors.ts';
import { removeFilesJob } from '../../media/removeFilesJob.ts';
import { keysOf, storeOf } from '../../media/storeOf.ts';
import type { Plaza } from '../../plaza.ts';
import { MemberVideo } from '../MemberVideo.ts';
import { publishVideo } from '../publishVideo.ts';
import { notPlayable, tooLong } from '../videos.errors.ts';
import { convert, type MadeVideoFile, takePoster } from './convert.ts';
import { type Converter, findConverter } from './findConverter.ts';
import { probe } from './probe.ts';
import { ChildFailed } from './runChild.ts';

const MOST_SECONDS = 2 * 60 * 60;
const PROBE_MS = 60_000;
const MAKE_MS = 4 * 60 * 60_000;
/** After so long nobody works on what is there: its process was killed. */
export const LEFT_MS = MAKE_MS + 60 * 60_000;

/** Where videos are worked on. */
export const makingOf = ({ mediaDir }: Pick<Plaza['config'], 'mediaDir'>): string =>
  join(mediaDir, '.making');

type Work = Pick<Plaza, 'db' | 'config' | 'clock' | 'log' | 'closing'>;

/**
 * Converts a video, makes it in several sizes, and shows it to others where they had to wait for that. One at a time:
 * it takes a whole core for as long as the film is.
 */
export const makeVideoJob = defineJob({
  name: 'videos.make',
  lane: 'videos',
  // Over an hour: a store that is away for a moment is no reason to lose a film.
  attempts: 8,
  payload: z.object({ id: z.uuid() }),
  async run({ id }, plaza: Plaza) {
    const video = await MemberVideo.query(plaza.db).findById(id).whereNot({ state: 'failed' });
    const media = video?.media_id ? await Media.query(plaza.db).findById(video.media_id) : undefined;
    const converter = await findConverter(plaza.config);
    // Taken away while it waited, or the converter is gone: what plays as it is still does.
    if (!video || !media || !converter) return;
    const isWaitedFor = video.state === 'making';
    const whole = isWaitedFor ? nameOfMade(media) : undefined;
    const making = isWaitedFor && isMade(media) ? undefined : make(plaza, converter, { media, whole });
    const made = await making?.catch((error: unknown) => {
      if (!(error instanceof ChildFailed) && !(error instanceof CallError)) throw error;
      plaza.log.warn({ err: error, video: id }, 'a video could not be converted');
      return error;
    });
    if (made instanceof Error) await giveUp(plaza, video, made);
    else if (isWaitedFor)
      await plaza.db.transaction((db) => publishVideo({ db, clock: plaza.clock }, video.id));
  },
});

const MADE = /^video\.[0-9a-f]{12}\.mp4$/;
const isFilm = ({ name }: Pick<MediaFile, 'name'>) => name.startsWith('video.');

/**
 * A name of its own: browsers keep a file of a name for good, and this one takes the place of another. It is that of the
 * try before, which nobody was shown: with one for each they would all be kept.
 */
const nameOfMade = ({ files }: Media) =>
  files.find(({ name }) => MADE.test(name))?.name ?? `video.${randomBytes(6).toString('hex')}.mp4`;

/** By a try that was cut off before anybody could be shown it. */
function isMade({ files }: Media): boolean {
  const films = files.filter(isFilm);
  return films.length > 0 && films.every(({ name }) => MADE.test(name));
}

/** How many videos of somebody wait to be worked on. */
export async function countWaiting(db: Knex, ownerId: string): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::int as count from member_videos v
     join graphile_worker._private_jobs j on j.key = 'videos.make ' || v.id and j.attempts < j.max_attempts
     where v.owner_id = ?`,
    [ownerId],
  );
  return rows[0].count;
}

/** Who brought it is told why; one that plays as it is goes on doing so. */
async function giveUp({ db }: Work, { id }: MemberVideo, error: Error): Promise<void> {
  const { code } = error instanceof CallError ? error : notPlayable.declared;
  await MemberVideo.query(db).findById(id).where({ state: 'making' }).patch({ state: 'failed', why: code });
}

async function make(
  plaza: Work,
  converter: Converter,
  { media, whole }: { media: Media; whole: string | undefined },
): Promise<void> {
  const place = makingOf(plaza.config);
  await mkdir(place, { recursive: true });
  permit(!(await isNearlyFull(place)), noSpace);
  const folder = await mkdtemp(join(place, 'video-'));
  try {
    const store = storeOf(plaza.config);
    const film = media.files.find(isFilm);
    const stream = film && (await store.read(`${media.id}/${film.name}`));
    if (!film || !stream) throw new ChildFailed('The file is gone.');
    const path = join(folder, 'came');
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const input = { path, format: film.type === 'video/webm' ? 'webm' : 'mp4' } as const;
    const { closing: signal } = plaza;
    const about = await probe(converter, input, { ms: PROBE_MS, signal });
    permit(about.seconds <= MOST_SECONDS, tooLong);
    // Its files may be written down by a try that never stored them; its shape is, once they are there.
    const hasPoster = media.width !== null;
    const poster = hasPoster
      ? undefined
      : await takePoster(converter, { input, about, folder }, { ms: PROBE_MS, signal }).then(async (file) =>
          imageForms(
            await openImage({ path: file, format: 'jpeg', kind: 'image', type: 'image/jpeg', bytes: 0 }),
          ),
        );
    const making = { input, about, folder, whole, mostSeconds: MOST_SECONDS };
    const files = await convert(converter, making, { ms: MAKE_MS, signal });
    await keep(plaza, media, { files, poster, seconds: about.seconds });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Made {
  files: readonly MadeVideoFile[];
  poster: ImageForms | undefined;
  seconds: number;
}

/**
 * The row says first which files there will be, so that they are found again whatever happens in between. Where it is gone
 * by now nobody would ever find them: then nothing is kept.
 */
async function keep({ db, config }: Work, media: Media, { files, poster, seconds }: Made): Promise<void> {
  const store = storeOf(config);
  const stills = (poster?.files ?? []).map(({ content: _content, ...file }) => file);
  const names = new Set([...stills, ...files].map(({ name }) => name));
  const fresh = files.map(({ name, type, bytes }) => ({ name, type, bytes }));
  // What came is replaced by what every browser plays.
  const replaced = files.some(isFilm) ? media.files.filter(isFilm) : [];
  const going = replaced.filter(({ name }) => !names.has(name));
  const shape = poster && {
    width: poster.width,
    height: poster.height,
    placeholder: poster.placeholder || null,
  };
  await db.transaction(async (inner) => {
    const about = { ownerId: media.owner_id, most: config.mediaBytesPerPerson };
    const { bytesLeft } = await spaceOf(inner, about);
    // Captions may have come meanwhile.
    const now = found(await holdStored(inner, media.id), unknownMedia);
    const next = [...now.files.filter(({ name }) => !names.has(name)), ...stills, ...fresh];
    // What is made of a small file may be large.
    const more = bytesOf(next) - bytesOf(going) - bytesOf(now.files);
    permit(more <= bytesLeft, tooMuchKept);
    permit(more <= (await guestsBytesLeft(inner, media.owner_id)), guestsFull);
    await now.$query(inner).patch({ files: next });
  });
  for (const file of poster?.files ?? [])
    await store.put(`${media.id}/${file.name}`, file.content, file.type);
  for (const { name, type, path, bytes } of files)
    await store.put(`${media.id}/${name}`, { path, bytes }, type);
  const isKept = await db.transaction(async (inner) => {
    const now = await holdStored(inner, media.id);
    const files = now?.files.filter(
      ({ name }) => names.has(name) || !replaced.some((file) => file.name === name),
    );
    const left = files ? going : [...stills, ...fresh];
    if (left.length > 0) await removeFilesJob.queue(inner, { keys: keysOf({ id: media.id, files: left }) });
    if (!files) return false;
    await Media.query(inner)
      .findById(media.id)
      .patch({ files, seconds, ...shape });
    if (going.length > 0) await tellPost(inner, media.id);
    return true;
  });
  permit(isKept, unknownMedia);
}

/** Who has a post with it on screen has the address of what came, which was replaced. */
async function tellPost(db: Knex, mediaId: string): Promise<void> {
  const [post] = await Post.query(db)
    .whereNull('deleted_at')
    .whereIn('id', db('post_media').where({ media_id: mediaId }).select('post_id'));
  if (post) await announceChange(db, post, 'edited');
}

/** Nothing is added to what is being taken away. */
function holdStored(db: Knex, id: string) {
  return Media.query(db).findById(id).whereNotNull('stored_at').forUpdate();
}
