import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repoRoot, remoteNames } from '@plaza/tools/build';

/** Nothing that was installed, built, measured or kept here. */
const NOT_CLONED = new Set([
  '.git',
  '.env',
  '.cache',
  '.plaza',
  '.types',
  'node_modules',
  'dist',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

export interface FreshClone {
  dir: string;
  /** What makes its npm take packages from here instead of the network. `npm run test:deep` takes the real one. */
  npm: Record<string, string>;
  remove(): void;
}

/** The sources of this checkout in a folder of their own, with nothing above it from which a package could come. */
export function freshClone(): FreshClone {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-clone-'));
  const isCloned = (path: string) => !NOT_CLONED.has(basename(path)) && !path.endsWith('.tsbuildinfo');
  cpSync(repoRoot, dir, { recursive: true, filter: isCloned });
  const npm: Record<string, string> = {
    npm_execpath: join(repoRoot, 'e2e/support/linkPackages.mjs'),
    PLAZA_PACKAGES_FROM: repoRoot,
  };
  return {
    dir,
    npm: process.env['PLAZA_DEEP'] ? {} : npm,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** What this checkout has built of these remotes: the same sources give the same files. */
export function shareBuilds({ dir }: FreshClone, but: string): void {
  for (const name of remoteNames().filter((one) => one !== but))
    cpSync(join(repoRoot, name, 'dist'), join(dir, name, 'dist'), { recursive: true });
}
