import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Config } from '../config.ts';
import { permit } from '../http/errors.ts';
import type { Media } from '../media/Media.ts';
import { storeOf } from '../media/storeOf.ts';
import { badCaptions } from './videos.errors.ts';

/** Named by what is in it: browsers keep a file of a name for good. */
const CAPTIONS = /^captions(-[0-9a-f]{12})?\.vtt$/;

export const captionsOf = (files: Media['files']): string | undefined =>
  files.find(({ name }) => CAPTIONS.test(name))?.name;

/**
 * Gives a video other captions, or none for null, by who is not in a transaction: none waits for the bucket, which may be
 * slow. The row says first which file there will be; the ones before are shown until it is there. `hold` is to hold the
 * row of the media.
 */
export async function changeCaptions(
  { db: pool, config }: { db: Knex; config: Config },
  hold: (db: Knex) => Promise<Media>,
  captions: string | null,
): Promise<void> {
  const store = storeOf(config);
  const fresh = captions === null ? undefined : fileOf(captions);
  const change = (act: (files: Media['files']) => Media['files']) =>
    pool.transaction(async (db) => {
      const media = await hold(db);
      const { id, files } = media;
      await media.$query(db).patch({ files: act(files) });
      return { id, names: files.map(({ name }) => name) };
    });
  const { id, names } = await change((files) =>
    fresh && !files.some(({ name }) => name === fresh.file.name) ? [...files, fresh.file] : files,
  );
  const without = (gone: readonly string[]) =>
    change((files) => files.filter(({ name }) => !gone.includes(name)));
  if (fresh)
    await store.put(`${id}/${fresh.file.name}`, fresh.content, fresh.file.type).catch(async (error) => {
      if (!names.includes(fresh.file.name)) await without([fresh.file.name]);
      throw error;
    });
  const before = names.filter((name) => CAPTIONS.test(name) && name !== fresh?.file.name);
  if (before.length === 0) return;
  await without(before);
  await store.delete(before.map((name) => `${id}/${name}`));
}

function fileOf(captions: string) {
  const content = Buffer.from(readCaptions(captions));
  const name = `captions-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.vtt`;
  return { content, file: { name, type: 'text/vtt; charset=utf-8', bytes: content.length } };
}

function readCaptions(text: string): string {
  const captions = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  permit(/^WEBVTT[ \t\n]/.test(captions) && captions.includes('-->'), badCaptions);
  return captions;
}
