import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote, RemoteRegistry } from '@plaza/api-contract';

/** Published, never live: tests put them into the registry that their page sees. */
function fileFor(name: string): string {
  return join(process.env['PLAZA_E2E_DATA'] ?? '', `e2e-${name}.json`);
}

export function rememberVersion(name: string, registry: RemoteRegistry): void {
  const remote = registry.remotes.find((each) => each.name === name);
  if (!remote) throw new Error(`${name} is not in the registry.`);
  writeFileSync(fileFor(name), JSON.stringify(remote.current));
}

export function rememberedVersion(name: string): RegisteredRemote['current'] {
  return JSON.parse(readFileSync(fileFor(name), 'utf8'));
}
