import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltRemote, repoRoot } from '@plaza/tools/build';
import { activate, publish } from './publish.ts';
import { buildCopy } from './remoteCopy.ts';

const from = join(repoRoot, 'e2e/fixtures/faulty');
const canFail = { 'fault.ts': (source: string) => source.replace('canFail = false', 'canFail = true') };
const throwOnDemand = `if (sessionStorage.getItem('fault') === 'entry throws') throw new Error('the entry threw');`;

/** A remote that fails on wish, from its 2.0.0 on. It holds one address, and all below it. */
export async function buildFaulty(name: 'mf-faulty' | 'mf-alone', version: string): Promise<BuiltRemote> {
  const plan = {
    contract: '1.4',
    routes: [{ path: `/${name.replace('mf-', '')}/*`, access: 'member' as const }],
    widgets: {},
  };
  if (version !== '2.0.0') return buildCopy({ name, version, from, plan });
  const built = await buildCopy({ name, version, from, plan, edits: canFail });
  editEntry(built, (code) => `${throwOnDemand}\n${code}`);
  return built;
}

/** Publishes it, and makes it live. */
export async function bringFaulty(baseURL: string, name: 'mf-faulty' | 'mf-alone', version: string) {
  await publish(baseURL, await buildFaulty(name, version));
  await activate(baseURL, name, version);
}

/** The bundler writes the entry, so a fault in it is put into the finished file. */
export function editEntry({ dir }: BuiltRemote, edit: (code: string) => string): void {
  const entry = readdirSync(dir).find((file) => file.startsWith('remoteEntry'));
  if (!entry) throw new Error(`No entry in ${dir}`);
  const before = readFileSync(join(dir, entry), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error('The edit of the entry found nothing to change.');
  writeFileSync(join(dir, entry), after);
}
