import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Artefact, RemoteVersion } from '@plaza/api-contract';
import { type BuiltRemote, readJson } from '../build/index.ts';

/** A local build as the registry would describe it, so that the shell trusts a developer's machine no more than a server. */
export function describeForShell(built: BuiltRemote, origin: string): RemoteVersion {
  const { name, version, mfName, contract, entry, routes, widgets, service } = readJson<Artefact>(
    join(built.dir, 'plaza.json'),
  );
  if (!entry) throw new Error(`${name} has no entry: only remotes can stand in for a deployed version.`);
  const files = readdirSync(built.dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'plaza.json')
    .map((entry) => relative(built.dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return {
    version,
    mfName,
    contract,
    entry: `${origin}/${version}/${entry}`,
    integrity: Object.fromEntries(files.map((file) => [file, sha384(join(built.dir, file))])),
    routes,
    widgets,
    ...(service && { service }),
  };
}

function sha384(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
