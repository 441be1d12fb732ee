import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Config } from '../config.ts';
import { permit } from '../http/errors.ts';
import { Media, type MediaFile } from '../media/Media.ts';
import { removeFilesJob } from '../media/removeFilesJob.ts';
import { keysOf, storeOf } from '../media/storeOf.ts';
import { badCaptions } from './videos.errors.ts';

/** Each has a name of its own: browsers keep a file of a name for good, and what goes must not be what comes. */
const CAPTIONS = /^captions(-[0-9a-f]{12})?\.vtt$/;
const isCaptions = ({ name }: MediaFile) => CAPTIONS.test(name);

export const captionsOf = (files: Media['files']): string | undefined => files.find(isCaptions)?.name;

/**
 * Gives a video other captions, or none for null, by who is not in a transaction: none waits for the bucket, which may be
 * slow. The row says first which file there will be; the ones before are shown until it is there. `hold` is to hold the
 * row of the media. Of several at once the last to be written down stays.
 */
export async function changeCaptions(
  { db: pool, config }: { db: Knex; config: Config },
  hold: (db: Knex) => Promise<Media>,
  captions: string | null,
): Promise<void> {
  const fresh = captions === null ? undefined : fileOf(captions);
  const drop = (goesOf: (files: Media['files']) => Media['files']) =>
    pool.transaction(async (db) => {
      const media = await hold(db);
      await takeOut(db, media, goesOf(media.files));
    });
  if (!fresh) return drop((files) => files.filter(isCaptions));
  const media = await pool.transaction(async (db) => {
    const held = await hold(db);
    await held.$query(db).patch({ files: [...held.files, fresh.file] });
    return held;
  });
  try {
    await storeOf(config).put(`${media.id}/${fresh.file.name}`, fresh.content, fresh.file.type);
    await drop((files) => replacedBy(fresh.file, files));
  } catch (error) {
    await pool.transaction(async (db) => {
      // What it was for may be another's by now, or gone. The name is nobody else's.
      const now = await Media.query(db).findById(media.id).forUpdate();
      await takeOut(db, now ?? media, [fresh.file]);
    });
    throw error;
  }
}

/** What goes is queued with the change of the row: from then on nothing else would find it. */
async function takeOut(db: Knex, { id, files }: Media, going: Media['files']): Promise<void> {
  if (going.length === 0) return;
  const names = going.map(({ name }) => name);
  await Media.query(db)
    .findById(id)
    .patch({ files: files.filter(({ name }) => !names.includes(name)) });
  await removeFilesJob.queue(db, { keys: keysOf({ id, files: going }) });
}

/** The captions before it; or itself, where later ones have taken its place while it was stored. */
function replacedBy(fresh: MediaFile, files: Media['files']): Media['files'] {
  const at = files.findIndex(({ name }) => name === fresh.name);
  return at < 0 ? [fresh] : files.slice(0, at).filter(isCaptions);
}

function fileOf(captions: string) {
  const content = Buffer.from(readCaptions(captions));
  const name = `captions-${randomBytes(6).toString('hex')}.vtt`;
  return { content, file: { name, type: 'text/vtt; charset=utf-8', bytes: content.length } };
}

function readCaptions(text: string): string {
  const captions = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  permit(/^WEBVTT[ \t\n]/.test(captions) && captions.includes('-->'), badCaptions);
  return captions;
}
