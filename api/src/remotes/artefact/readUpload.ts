import { Artefact } from '@plaza/api-contract';
import { brokenArtefact } from '../remotes.errors.ts';
import { contentHashOf, integrityOf } from './integrityOf.ts';

/** A version as it was uploaded, with everything the server found out about it by itself. */
export interface Upload {
  artefact: Artefact;
  files: ReadonlyMap<string, Buffer>;
  /** What leads from the built files back to the sources: kept beside them, and shown to no browser. */
  maps: ReadonlyMap<string, Buffer>;
  /** By path. Computed here; what an upload claims about its own hashes is never read. */
  integrity: Record<string, string>;
  contentHash: string;
  bytes: number;
}

/** Reads `plaza.json` of an unpacked upload. */
export function readUpload(name: string, sent: ReadonlyMap<string, Buffer>): Upload {
  const files = new Map([...sent].filter(([path]) => !isMap(path)));
  const maps = new Map([...sent].filter(([path]) => isMap(path)));
  const artefact = parseArtefact(files.get('plaza.json'));
  if (artefact.name !== name) {
    throw brokenArtefact(`plaza.json speaks of ${artefact.name}, but it was sent to ${name}.`);
  }
  for (const path of files.keys()) {
    // A folder too: the twin of a file beside it could not be written.
    if (path.split('/').some((part) => part.endsWith('.gz')))
      throw brokenArtefact(`${path}: packed twins of files are made here, send the file alone.`);
  }
  const integrity = Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)]));
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
  return { artefact, files, maps, integrity, contentHash: contentHashOf(integrity), bytes };
}

/** Not a file of the version: it says where its code came from. */
export function isMap(path: string): boolean {
  return path.endsWith('.map');
}

function parseArtefact(file: Buffer | undefined): Artefact {
  if (!file) throw brokenArtefact('plaza.json is missing.');
  let said: unknown;
  try {
    said = JSON.parse(file.toString('utf8'));
  } catch {
    throw brokenArtefact('plaza.json is not JSON.');
  }
  const parsed = Artefact.safeParse(said);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw brokenArtefact(
    `plaza.json: ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'is not right.'}`,
  );
}
