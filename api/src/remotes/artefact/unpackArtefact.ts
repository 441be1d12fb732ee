import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { artefactTooLarge, brokenArtefact, isCallError } from '../remotes.errors.ts';
import { isSafePath } from './isSafePath.ts';

export const ARTEFACT_LIMITS = { packed: 20 * 1024 * 1024, unpacked: 60 * 1024 * 1024, files: 400 };

/**
 * The files of a gzipped tar. Every limit is counted while the bytes flow, so that neither a bomb nor
 * an endless upload is ever held. The source stays open, so that its sender can still be answered.
 */
export async function unpackArtefact(
  packed: Readable,
  limits = ARTEFACT_LIMITS,
): Promise<Map<string, Buffer>> {
  const tar = extract();
  const flow = pipeline(
    Readable.from(leftOpen(packed)),
    atMost(limits.packed, 'packed'),
    createGunzip(),
    atMost(limits.unpacked, 'unpacked'),
    tar,
  );
  const [flowed, collected] = await Promise.allSettled([flow, collectFiles(tar, limits.files)]);
  if (flowed.status === 'fulfilled' && collected.status === 'fulfilled') return collected.value;

  const reasons = [collected, flowed].flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  throw reasons.find(isCallError) ?? brokenArtefact('The upload is not a whole gzipped tar.');
}

async function* leftOpen(source: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of source.iterator({ destroyOnReturn: false })) yield chunk;
}

async function collectFiles(tar: Extract, maxFiles: number): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const folders = new Set<string>();
  let entries = 0;
  for await (const entry of tar) {
    entries += 1;
    if (entries > maxFiles) throw artefactTooLarge(`A version has at most ${maxFiles} files.`);
    const { type } = entry.header;
    const path = entry.header.name.replace(/^(\.\/)+/, '').replace(/\/$/, '');
    const isRoot = type === 'directory' && (path === '' || path === '.');
    if (!isRoot && !isSafePath(path)) {
      throw brokenArtefact(`${quoted(path)} is not a name for a file of a version.`);
    }
    if (type !== 'file' && type !== 'directory') {
      throw brokenArtefact(`${quoted(path)} is a ${type}: only plain files are taken.`);
    }
    const bytes = await buffer(entry);
    if (type === 'directory') continue;
    if (files.has(path)) throw brokenArtefact(`${quoted(path)} is in the upload twice.`);
    const above = foldersOf(path);
    const both = folders.has(path) ? path : above.find((folder) => files.has(folder));
    if (both !== undefined) throw brokenArtefact(`${quoted(both)} is a file and a folder.`);
    for (const folder of above) folders.add(folder);
    files.set(path, bytes);
  }
  return files;
}

/** `js/a/b.js` lies in `js` and in `js/a`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function atMost(limit: number, word: 'packed' | 'unpacked'): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen <= limit) return done(null, chunk);
      done(artefactTooLarge(`A version is at most ${Math.round(limit / 1024 / 1024)} MB ${word}.`));
    },
  });
}

/** A name from a stranger's archive, fit for a sentence. */
function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 80));
}
