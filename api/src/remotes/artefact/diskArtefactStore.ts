import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ArtefactStore } from './ArtefactStore.ts';
import { isSafePath } from './isSafePath.ts';

/** What lies on the disk of one machine. */
export interface DiskArtefactStore extends ArtefactStore {
  /** The versions of a remote, and since when each is here. */
  versions(name: string): Promise<{ version: string; since: Date }[]>;
}

type Files = ReadonlyMap<string, Uint8Array>;

/** Where versions are written before they are whole. */
export const incomingArtefacts = (folder: string): string => join(folder, '.incoming');

/** Keeps artefacts under `<folder>/<name>/<version>/`. A version appears by one rename, so nobody reads half of it. */
export function diskArtefactStore(folder: string): DiskArtefactStore {
  const home = (name: string, version: string) => join(folder, name, version);

  return {
    async put(name, version, files) {
      const incoming = join(incomingArtefacts(folder), randomUUID());
      const replaced = `${incoming}-replaced`;
      try {
        await write(incoming, files);
        await mkdir(join(folder, name), { recursive: true });
        if (await isMoved(incoming, home(name, version))) return;
        if (await areMended(incoming, home(name, version), files)) return;
        // Something else is in their way. What has been moved of them is written once more.
        await write(incoming, files);
        await rename(home(name, version), replaced).catch(unlessMissing);
        await isMoved(incoming, home(name, version));
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

    async versions(name) {
      const found = (await readdir(join(folder, name)).catch(unlessMissing)) ?? [];
      const stats = await Promise.all(
        found.map(async (version) => ({
          version,
          about: await stat(home(name, version)).catch(unlessMissing),
        })),
      );
      return stats.flatMap(({ version, about }) => (about ? { version, since: about.mtime } : []));
    },
  };
}

async function write(incoming: string, files: Files): Promise<void> {
  for (const [path, bytes] of files) {
    if (!isSafePath(path)) throw new Error(`Not a path of an artefact: ${path}`);
    await mkdir(dirname(join(incoming, path)), { recursive: true });
    await writeFile(join(incoming, path), bytes);
  }
}

/** Whether the version was not here yet, and is now. */
async function isMoved(incoming: string, home: string): Promise<boolean> {
  return rename(incoming, home).then(
    () => true,
    (error: NodeJS.ErrnoException) => !IN_THE_WAY.has(error.code ?? '') && Promise.reject(error),
  );
}

/** A version that is here already is mended file by file: somebody may be loading it at this moment. */
async function areMended(incoming: string, home: string, files: Files): Promise<boolean> {
  try {
    for (const [path, bytes] of files) {
      const kept = await readFile(join(home, path)).catch(unlessMissing);
      if (kept?.equals(bytes)) continue;
      await mkdir(dirname(join(home, path)), { recursive: true });
      await rename(join(incoming, path), join(home, path));
    }
    for (const one of await readdir(home, { recursive: true, withFileTypes: true })) {
      const path = join(one.parentPath, one.name);
      if (one.isFile() && !files.has(relative(home, path).replaceAll(sep, '/')))
        await rm(path, { force: true });
    }
    return true;
  } catch (error) {
    // From the file system. Another process of this folder may just replace the whole.
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (IN_THE_WAY.has(code) || code === 'ENOENT') return false;
    throw error;
  }
}

/** A directory where a file belongs, or the other way round; and what another process of this folder was quicker with. */
const IN_THE_WAY = new Set(['ENOTEMPTY', 'EEXIST', 'EISDIR', 'ENOTDIR', 'EPERM']);

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (!MISSING.has(error.code ?? '')) throw error;
}
