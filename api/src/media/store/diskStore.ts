import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../../errorCode.ts';
import type { MediaStore } from './MediaStore.ts';

/** Files below one folder, two letters deep so that no folder holds a million. They appear by one rename. */
export function diskStore(folder: string, incoming: string): MediaStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);

  return {
    async put(key, source) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      if (!Buffer.isBuffer(source)) return rename(source.path, path);
      await mkdir(incoming, { recursive: true });
      const making = join(incoming, randomUUID());
      try {
        await writeFile(making, source);
        await rename(making, path);
      } finally {
        await rm(making, { force: true });
      }
    },

    async read(key, range): Promise<Readable | undefined> {
      const file = await open(pathOf(key)).catch(unlessMissing);
      return file?.createReadStream(range);
    },

    async delete(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
      for (const home of new Set(keys.map((key) => dirname(pathOf(key))))) {
        await rmdir(home).catch(() => undefined);
      }
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
