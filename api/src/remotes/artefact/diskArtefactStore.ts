import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArtefactStore } from './ArtefactStore.ts';
import { isSafePath } from './isSafePath.ts';

/** Keeps artefacts under `<folder>/<name>/<version>/`. A version appears by one rename, so nobody reads half of it. */
export function diskArtefactStore(folder: string): ArtefactStore {
  const home = (name: string, version: string) => join(folder, name, version);

  return {
    async put(name, version, files) {
      const incoming = join(folder, '.incoming', randomUUID());
      const replaced = `${incoming}-replaced`;
      try {
        for (const [path, bytes] of files) {
          if (!isSafePath(path)) throw new Error(`Not a path of an artefact: ${path}`);
          await mkdir(dirname(join(incoming, path)), { recursive: true });
          await writeFile(join(incoming, path), bytes);
        }
        await mkdir(join(folder, name), { recursive: true });
        await rename(home(name, version), replaced).catch(unlessMissing);
        await rename(incoming, home(name, version)).catch(unlessTaken);
      } finally {
        await rm(incoming, { recursive: true, force: true });
        await rm(replaced, { recursive: true, force: true });
      }
    },

    async read(name, version, path) {
      if (!isSafePath(path)) return undefined;
      const file = join(home(name, version), path);
      const found = await stat(file).catch(unlessMissing);
      if (!found?.isFile()) return undefined;
      return {
        size: found.size,
        etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
        open: (range) => createReadStream(file, range),
      };
    },

    async holds(name, version, files) {
      for (const [path, bytes] of files) {
        const kept = await readFile(join(home(name, version), path)).catch(unlessMissing);
        if (!kept?.equals(bytes)) return false;
      }
      return true;
    },

    async delete(name, version) {
      await rm(home(name, version), { recursive: true, force: true });
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** Another process of this folder was quicker by a moment: a version is the same, whoever brings it. */
function unlessTaken(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
