import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import type { RemoteName } from './RemoteName.ts';

const TEMPLATE = join(repoRoot, 'tools', 'new-remote', 'template');

/** The files of a new remote by their path in it. `__slug__` and its like stand for the name, in paths too. */
export function fillTemplate(name: RemoteName): Map<string, string> {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const from = join(entry.parentPath, entry.name);
      const path = from.slice(TEMPLATE.length + 1).replaceAll('\\', '/');
      return [named(path.replace(/\.tmpl$/, ''), name), named(readFileSync(from, 'utf8'), name)];
    }),
  );
}

function named(text: string, name: RemoteName): string {
  return text.replace(/__(remote|slug|pascal|title)__/g, (_, key: keyof RemoteName) => name[key]);
}
