import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../command/run.ts';
import type { Outcome } from './Check.ts';

/** As the tests themselves look for it. */
const program = process.env['SIGNALR_TEST_REDIS'] ?? 'redis-server';

/** A redis-server for the tests that share one; those are skipped where it cannot be had. */
export async function installRedis(): Promise<Outcome> {
  const found = findRedis() ?? (await installSystemPackage());
  if (found) return { passed: 1, failed: 0, skipped: 0, note: found };
  return { passed: 0, failed: 0, skipped: 1, note: 'none, and none could be installed' };
}

function findRedis(): string | undefined {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? /v=(\S+)/.exec(stdout)?.[1] : undefined;
}

/** Debian and its kin offer a package, to root. */
async function installSystemPackage(): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  // In this runlevel the package does not start a server of its own on the usual port.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['install', '-y', '--no-install-recommends', 'redis-server'];
  const { code } = await run('apt-get', install, { env });
  if (code !== 0) {
    await run('apt-get', ['update'], { env });
    await run('apt-get', install, { env });
  }
  return findRedis();
}
