import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { MediaStore } from '../../media/store/MediaStore.ts';
import type { ArtefactStore } from './ArtefactStore.ts';
import type { DiskArtefactStore } from './diskArtefactStore.ts';
import { integrityOf } from './integrityOf.ts';
import { isMap } from './readUpload.ts';
import { ARTEFACT_LIMITS, unpackArtefact } from './unpackArtefact.ts';
import { withPackedTwins } from './withPackedTwins.ts';

const squeeze = promisify(gzip);
/** Every version has one. */
const ALWAYS_THERE = 'plaza.json';
/** What was taken is packed anew here, and may be larger by a little than it was when it came. */
const OF_OWN = {
  ...ARTEFACT_LIMITS,
  packed: 2 * ARTEFACT_LIMITS.packed,
  unpacked: 2 * ARTEFACT_LIMITS.unpacked,
};

/** By path. */
type Hashes = Readonly<Record<string, string>>;

interface Needs {
  /** What this machine has already. */
  disk: DiskArtefactStore;
  /** Where every machine finds all versions: the bucket of the media. */
  bucket: MediaStore;
  /** The hash of every file of a version, as the registry has kept them; nothing for one that was never published. */
  integrityOf(name: string, version: string): Promise<Hashes | undefined>;
  /** Those of a remote that have not been cleaned up. */
  published(name: string): Promise<readonly string[]>;
  nowMs: () => number;
}

/** What could not be had is not asked for again so soon: each visitor would fetch and unpack all of it. */
const PAUSE_MS = 5_000;
/** What came just now may be on its way into the registry. */
const YOUNG_MS = 24 * 60 * 60_000;

/**
 * Versions for several machines: each is in the bucket as a whole, and a machine that lacks it fetches it once. What
 * comes from there is held against the hashes in the database, file by file: a bucket that somebody else can write to
 * brings no foreign code into a page.
 */
export function sharedArtefactStore({
  disk,
  bucket,
  integrityOf: known,
  published,
  nowMs,
}: Needs): ArtefactStore {
  const underWay = new Map<string, Promise<void>>();
  /** Of versions that are published, and so not many; `missed` too. */
  const hashes = new Map<string, Hashes>();
  const missed = new Map<string, { failure: Error | undefined; atMs: number }>();

  async function have(name: string, version: string, path: string): Promise<void> {
    if (await isComplete(name, version, path)) return;
    const key = keyOf(name, version);
    const last = missed.get(key);
    // Whoever sets the clock back lengthens no pause.
    if (last && Math.abs(nowMs() - last.atMs) < PAUSE_MS) {
      if (last.failure) throw last.failure;
      return;
    }
    const fetching = underWay.get(key) ?? fetchVersion(name, version).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    await fetching;
  }

  /** Whether this machine has the version, and the file is not one of it. A disk may have lost a single one. */
  async function isComplete(name: string, version: string, path: string): Promise<boolean> {
    if (!(await disk.read(name, version, ALWAYS_THERE))) return false;
    // Neither has a hash, and what the disk has is served also while no database answers.
    if (path.endsWith('.gz') || isMap(path)) return true;
    // Kept, so that whoever asks for what never was asks no database.
    const lists = hashes.get(keyOf(name, version)) ?? (await freshHashes(name, version));
    return !Object.hasOwn(lists ?? {}, path);
  }

  async function freshHashes(name: string, version: string): Promise<Hashes | undefined> {
    const found = await known(name, version);
    if (found) hashes.set(keyOf(name, version), found);
    return found;
  }

  async function fetchVersion(name: string, version: string): Promise<void> {
    const integrity = await freshHashes(name, version);
    // Nobody makes this machine ask the bucket for what was never there.
    if (!integrity) return;
    const key = keyOf(name, version);
    const pause = (failure?: Error) => missed.set(key, { failure, atMs: nowMs() });
    try {
      if (!(await takeFromBucket(name, version, integrity))) pause();
    } catch (error) {
      pause(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    // The visitor has theirs. What cannot be removed now goes with the version after this one.
    await forgetGone(name).catch(() => undefined);
  }

  /** The registry is cleaned up by one machine; what the others have fetched goes when they fetch the next version. */
  async function forgetGone(name: string): Promise<void> {
    const kept = new Set(await published(name));
    for (const { version, since } of await disk.versions(name))
      if (!kept.has(version) && nowMs() - since.getTime() > YOUNG_MS) await disk.delete(name, version);
  }

  async function takeFromBucket(name: string, version: string, integrity: Hashes): Promise<boolean> {
    const packed = await bucket.read(keyOf(name, version));
    if (!packed) return false;
    const found = [...(await unpackArtefact(packed, OF_OWN))];
    const files = new Map(found.filter(([path]) => !isMap(path)));
    // They have no hash, because no browser is shown them: they only say to an administrator where code came from.
    const maps = found.filter(([path]) => isMap(path));
    const isWhole =
      files.size === Object.keys(integrity).length &&
      [...files].every(([path, bytes]) => integrity[path] === integrityOf(bytes));
    if (!isWhole) throw new Error(`${name} ${version} in the bucket is not what was published.`);
    await disk.put(name, version, new Map([...(await withPackedTwins(files)), ...maps]));
    return true;
  }

  return {
    async put(name, version, files) {
      await bucket.put(keyOf(name, version), await packed(files), 'application/gzip');
      await disk.put(name, version, files);
      missed.delete(keyOf(name, version));
    },

    async read(name, version, path) {
      const found = await disk.read(name, version, path);
      if (found) return found;
      await have(name, version, path);
      return disk.read(name, version, path);
    },

    /** Both, or whoever sends it again brings back nothing for the other machines. */
    async holds(name, version, files) {
      const there = await bucket.read(keyOf(name, version));
      if (!there) return false;
      // What is no archive any more holds nothing.
      const kept = await unpackArtefact(there, OF_OWN).catch(() => undefined);
      const isThere = [...travelling(files)].every(([path, bytes]) => kept?.get(path)?.equals(bytes));
      return isThere && disk.holds(name, version, files);
    },

    async delete(name, version) {
      await disk.delete(name, version);
      await bucket.delete([keyOf(name, version)]);
    },
  };
}

const keyOf = (name: string, version: string): string => `remotes/${name}/${version}.tgz`;

/** Twins are made anew where they are needed: only what has a hash travels. */
function travelling(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  return new Map([...files].filter(([path]) => !path.endsWith('.gz')));
}

async function packed(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const tar = pack();
  for (const [name, bytes] of travelling(files)) tar.entry({ name }, Buffer.from(bytes));
  tar.finalize();
  return squeeze(await buffer(tar));
}
