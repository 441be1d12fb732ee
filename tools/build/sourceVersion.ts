import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemotePackage } from './remotePackages.ts';
import { repoRoot } from './remotePackages.ts';

/** What ends up in a remote's files besides its own folder and how it is built. The design system comes from the shell at run time. */
const bundledWith = {
  shell: ['design-system', 'shell/contract', 'api/contract'],
  remote: ['shell/contract', 'shell/crypto', 'api/contract'],
};
const ignored = /^(node_modules|dist|\.types|contract)$|\.(test|stories)\.tsx?$|\.md$|\.tsbuildinfo$/;

/**
 * The version of a remote as it stands in the working copy: its package version and a hash of all
 * that goes into its build. The same sources give the same version, so deploying twice is a no-op
 * and a changed word is a new version without a commit.
 */
export function sourceVersion(remote: RemotePackage, root = repoRoot): string {
  const hash = createHash('sha256');
  const bundled = bundledWith[remote.name === 'shell' ? 'shell' : 'remote'];
  const folders = [remote.name, ...bundled, 'tools/build'].map((name) => join(root, name));
  for (const file of folders.flatMap((folder) => filesOf(folder))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return `${remote.packageVersion}-${hash.digest('hex').slice(0, 8)}`;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.test(entry.name) || (entry.name === 'contract' && !folder.endsWith('shell')))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}
