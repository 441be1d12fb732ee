import { execFile } from 'node:child_process';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { ServerFiles } from './ServerFiles.ts';
import type { ServerUser } from './serverUser.ts';

const run = promisify(execFile);

export const SUPERUSER = 'plaza';

/** Makes the cluster, once. It is made aside and moved: a start that is killed here leaves nothing half done. */
export async function initialise(files: ServerFiles, { initdb }: Binaries, user: ServerUser): Promise<void> {
  if (existsSync(join(files.data, 'PG_VERSION'))) return;
  const making = `${files.data}.making`;
  const passwordFile = `${making}.password`;
  rmSync(making, { recursive: true, force: true });
  writeFileSync(passwordFile, files.password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    await run(
      initdb,
      [
        ...['-D', making, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'],
        // The built-in locale sorts the same on every machine and in every version.
        ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ],
      { ...user, cwd: dirname(making), env: serverEnvironment() },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(files.data, { recursive: true, force: true });
  renameSync(making, files.data);
}

/** Nothing of ours: the server needs no secret of Plaza's. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, TZ: 'UTC', LC_ALL: 'C' };
}
