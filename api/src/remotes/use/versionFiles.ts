import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import { tidySource } from './tidySource.ts';

/** One built file of a version. */
export interface VersionFile {
  /** Its path without the hash of its content: `app.js`, `12.js`. */
  stem: string;
  bytes: number | null;
  integrity: string;
  /** What it was built of, by path, with a hash of each; null where no map says it. */
  sources: ReadonlyMap<string, string> | null;
}

interface Built {
  version: string;
  /** Stands in the names of styles, and so in what they were made into. */
  mfName: string;
  integrity: Readonly<Record<string, string>>;
}

/** Reading one takes memory of several times its size. */
const MOST_BYTES = 30 * 1024 * 1024;
/** What they say is compared field by field, and names of files are all that is left. */
const SAID_ELSEWHERE = new Set(['plaza.json', 'mf-manifest.json']);
/** Written by the bundler, with the names of the files of this very build in it. */
const OF_BUNDLER = /^(?:webpack|rspack)\/|^(?:external|consume|provide|container) |^data:/;

/** The files of a version as one compares them: by the names that they have in every build. */
export async function versionFiles(
  store: Pick<ArtefactStore, 'read'>,
  name: string,
  { version, mfName, integrity }: Built,
): Promise<VersionFile[]> {
  const files: VersionFile[] = [];
  // One after the other: two versions are compared rarely, and must not fill the memory.
  for (const [path, hash] of Object.entries(integrity)) {
    if (SAID_ELSEWHERE.has(path)) continue;
    const stored = await store.read(name, version, path);
    files.push({
      stem: path.replace(/\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/, '').replace(/^__federation_expose_/, ''),
      bytes: stored?.size ?? null,
      integrity: hash,
      sources: await readSources(store, { name, version, mfName, path }),
    });
  }
  return files;
}

async function readSources(
  store: Pick<ArtefactStore, 'read'>,
  { name, version, mfName, path }: { name: string; path: string } & Pick<Built, 'version' | 'mfName'>,
): Promise<VersionFile['sources']> {
  const stored = await store.read(name, version, `${path}.map`);
  if (!stored || stored.size > MOST_BYTES) return null;
  const map = parse((await buffer(stored.open())).toString('utf8'));
  if (!map) return null;
  const named = map.sources.map((source, place) => [tidySource(source), map.sourcesContent[place]] as const);
  return new Map(
    named
      .filter(([source]) => !OF_BUNDLER.test(source))
      .map(([source, content]) => [source, hashOf(String(content).replaceAll(mfName, ''))]),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What is no map, or keeps no contents, says nothing. */
function parse(text: string): { sources: string[]; sourcesContent: unknown[] } | null {
  try {
    const { sources, sourcesContent } = JSON.parse(text) as Record<string, unknown>;
    const isMap = Array.isArray(sources) && Array.isArray(sourcesContent);
    return isMap ? { sources: sources.map(String), sourcesContent } : null;
  } catch {
    return null;
  }
}
