import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';

export interface RepositoryCopy {
  dir: string;
  /** Puts a file into the copy: the bad import that a fence must see. */
  plant(path: string, source: string): void;
  remove(): void;
}

/** The repository as it stands, copied aside, so that a fence can be tested on something that breaks it. */
export function repositoryCopy(): RepositoryCopy {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-fence-'));
  for (const path of sourceFiles().filter(
    (path) => /\.([cm]?js|json|ts|tsx)$/.test(path) && path !== 'package-lock.json',
  )) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    cpSync(join(repoRoot, path), join(dir, path));
  }
  symlinkSync(join(repoRoot, 'node_modules'), join(dir, 'node_modules'), 'junction');
  return {
    dir,
    plant(path, source) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), source);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
