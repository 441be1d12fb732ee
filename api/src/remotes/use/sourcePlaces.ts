import { SourceMap, type SourceMapPayload } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import { tidySource } from './tidySource.ts';

export interface BuiltPlace {
  version: string;
  /** Null when the browser did not say where. */
  file: string | null;
  line: number | null;
  col: number | null;
}

/** Reading one takes memory of several times its size. */
const MOST_BYTES = 30 * 1024 * 1024;

/**
 * Where faults came from, in the words of who wrote the code: `src/list/ChatRow.tsx:41`. Where a version brought no
 * map, the place in the built file. The maps lie beside the files of a version and no browser gets them.
 */
export async function sourcePlaces(
  store: Pick<ArtefactStore, 'read'>,
  name: string,
  places: readonly BuiltPlace[],
): Promise<(string | null)[]> {
  const maps = new Map<string, Promise<SourceMap | null>>();
  const mapOf = (version: string, file: string) => {
    const key = `${version} ${file}`;
    const map = maps.get(key) ?? readMap(store, { name, version, file });
    maps.set(key, map);
    return map;
  };
  const found: (string | null)[] = [];
  // One after the other: a page of faults is looked at rarely, and must not fill the memory.
  for (const { version, file, line, col } of places) {
    if (file === null || line === null || col === null) found.push(null);
    else found.push(inSource(await mapOf(version, file), line, col) ?? `${file}:${line}:${col}`);
  }
  return found;
}

async function readMap(
  store: Pick<ArtefactStore, 'read'>,
  { name, version, file }: { name: string; version: string; file: string },
): Promise<SourceMap | null> {
  const stored = await store.read(name, version, `${file}.map`);
  if (!stored || stored.size > MOST_BYTES) return null;
  try {
    // What is no map after all has no places.
    return new SourceMap(JSON.parse((await buffer(stored.open())).toString('utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

function inSource(map: SourceMap | null, line: number, col: number): string | null {
  const entry = map?.findEntry(line - 1, col - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return null;
  return `${tidySource(entry.originalSource)}:${entry.originalLine + 1}`;
}
