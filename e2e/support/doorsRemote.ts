import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, repoRoot } from '@plaza/tools/build';
import { activate, publish } from './publish.ts';
import { buildCopy } from './remoteCopy.ts';

/** Brings the remote that goes through every door live. */
export async function bringDoors(baseURL: string): Promise<void> {
  const from = join(repoRoot, 'e2e/fixtures/doors');
  const { plaza } = readJson<{ plaza: object }>(join(from, 'package.json'));
  const framed = pathToFileURL(join(from, 'buildFramed.mjs')).href;
  const built = await buildCopy({ name: 'mf-doors', version: '1.0.0', from, plan: { ...plaza, framed } });
  await publish(baseURL, built);
  await activate(baseURL, built.name, built.version);
}
