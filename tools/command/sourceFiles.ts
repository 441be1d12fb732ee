import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';

/** Folders that are installed, built or local: nothing in them is written by hand. */
const NOT_WRITTEN = new Set([
  '.git',
  'node_modules',
  'dist',
  '.types',
  '.plaza',
  '.cache',
  'coverage',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

/** Every file of the repository that people write, as paths from its top. Works without git. */
export function sourceFiles(top = repoRoot, below = ''): string[] {
  return readdirSync(join(top, below), { withFileTypes: true })
    .filter(({ name }) => !NOT_WRITTEN.has(name) && !name.endsWith('.tsbuildinfo'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? sourceFiles(top, path) : [path];
    });
}
