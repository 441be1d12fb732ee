import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '../../testing/testPlaza.ts';

/** Every file of the server, also the temporary ones, and every row that an upload could have made. */
export async function whatIsKept({ db, dataDir }: TestServer) {
  const entries = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return {
    files: entries.filter((one) => one.isFile()).map(({ name }) => name),
    media: await db('media').pluck('id'),
    posts: await db('posts').pluck('id'),
    pictures: await db('users').whereNotNull('picture_id').pluck('id'),
  };
}

export const NOTHING: Awaited<ReturnType<typeof whatIsKept>> = {
  files: [],
  media: [],
  posts: [],
  pictures: [],
};
