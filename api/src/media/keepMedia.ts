import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { guestsBytesLeft } from '../auth/demo/guestsSpace.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { found, permit } from '../http/errors.ts';
import type { Plaza } from '../plaza.ts';
import type { ImageForms, MadeFile } from './images/imageForms.ts';
import { isFull } from './isFull.ts';
import { Media, type MediaFile } from './Media.ts';
import { guestsFull, noSpace, tooMuchKept, tooMuchLoose, unknownMedia } from './media.errors.ts';
import type { ReceivedFile } from './receive/ReceivedFile.ts';
import { keysOf, storeOf } from './storeOf.ts';
import { sweepMediaJob, UNUSED_MS } from './sweepMediaJob.ts';

const MOST_LOOSE = 100;
const MOST_LOOSE_BYTES = 1024 ** 3;
/** Anybody may be a guest of a day, as often as they like. */
const MOST_BYTES_OF_GUEST = 256 * 1024 ** 2;

export interface Kept {
  ownerId: string;
  alt: string;
  seconds: number | null;
  /** The sizes of the image, or of the video's poster. */
  forms: ImageForms | undefined;
  video?: ReceivedFile;
}

/**
 * Stores what was made ready. The row comes first and says which files there will be, with a sweep already
 * in the queue: whatever happens in between, nothing is left that nobody knows of.
 */
export async function keepMedia(
  { db, clock, config }: Pick<Plaza, 'db' | 'clock' | 'config'>,
  { ownerId, alt, seconds, forms, video }: Kept,
): Promise<Media> {
  const id = randomUUID();
  const now = clock.now();
  const film: MediaFile[] = video
    ? [{ name: `video.${video.format}`, type: video.type, bytes: video.bytes }]
    : [];
  const files = [...(forms?.files ?? []).map(described), ...film];

  const media = await db.transaction(async (transaction) => {
    await permitMore(transaction, { ownerId, files, most: config.mediaBytesPerPerson });
    await sweepMediaJob.queue(
      transaction,
      { id },
      { runAt: new Date(now.getTime() + UNUSED_MS), key: `media.sweep ${id}` },
    );
    return Media.query(transaction).insertAndFetch({
      id,
      owner_id: ownerId,
      kind: video ? 'video' : 'image',
      alt,
      seconds,
      width: forms?.width ?? null,
      height: forms?.height ?? null,
      placeholder: forms?.placeholder || null,
      files,
      loose_since: now,
      created_at: now,
    });
  });

  const store = storeOf(config);
  try {
    for (const file of forms?.files ?? []) await store.put(`${id}/${file.name}`, file.content, file.type);
    for (const { name, type } of film) if (video) await store.put(`${id}/${name}`, video, type);
    // Whose it is may be gone by now, and its row with them.
    const [stored] = await Media.query(db).where({ id }).patch({ stored_at: clock.now() }).returning('*');
    return found(stored, unknownMedia);
  } catch (error) {
    await store.delete(keysOf(media));
    await Media.query(db).deleteById(id);
    throw isFull(error) ? noSpace({ cause: error }) : error;
  }
}

interface More {
  ownerId: string;
  files: readonly MediaFile[];
  /** Bytes of all that one person has. */
  most: number;
}

/** Nobody may fill the disk: little with what belongs to nothing until it is swept, and not without end with the rest. */
async function permitMore(db: Knex, { ownerId, files, most }: More): Promise<void> {
  const { loose, looseBytes, bytesLeft } = await spaceOf(db, { ownerId, most });
  const more = bytesOf(files);
  permit(loose < MOST_LOOSE && looseBytes + more <= MOST_LOOSE_BYTES, tooMuchLoose);
  permit(more <= bytesLeft, tooMuchKept);
  permit(more <= (await guestsBytesLeft(db, ownerId)), guestsFull);
}

/** What somebody keeps that belongs to nothing, and how much more they may bring. From here to the commit it stays so. */
export async function spaceOf(
  db: Knex,
  { ownerId, most }: Pick<More, 'ownerId' | 'most'>,
): Promise<{ loose: number; looseBytes: number; bytesLeft: number }> {
  // Uploads that come at the same time must see each other.
  await takeTurn(db, 'media', ownerId);
  const [kept] = await db('media')
    .where({ owner_id: ownerId })
    .select(
      db.raw(`
        count(*) filter (where attached_at is null)::int as loose,
        coalesce(sum(bytes) filter (where attached_at is null), 0)::float8 as loose_bytes,
        coalesce(sum(bytes), 0)::float8 as bytes`),
    )
    .joinRaw(
      `cross join lateral (
        select coalesce(sum((file->>'bytes')::float8), 0) as bytes from jsonb_array_elements(files) file
      ) sizes`,
    );
  const isGuest = await db('users').where({ id: ownerId }).whereNotNull('demo_until').first('id');
  const bytesLeft = (isGuest ? MOST_BYTES_OF_GUEST : most) - kept.bytes;
  return { loose: kept.loose, looseBytes: kept.loose_bytes, bytesLeft };
}

export const bytesOf = (files: readonly Pick<MediaFile, 'bytes'>[]): number =>
  files.reduce((sum, file) => sum + file.bytes, 0);

function described({ name, type, bytes, width }: MadeFile): MediaFile {
  return { name, type, bytes, ...(width === undefined ? {} : { width }) };
}
