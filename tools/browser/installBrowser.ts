import { existsSync } from 'node:fs';
import { runBin } from '../command/bin.ts';
import { run } from '../command/run.ts';
import { findBrowser } from './findBrowser.ts';

/** A browser for the tests, fetched where the machine has none. Null where it cannot be had. */
export async function installBrowser(): Promise<string | null> {
  const there = findBrowser();
  if (there || process.env.PLAZA_CHROMIUM) return there;
  await runBin('playwright', ['install', 'chromium']);
  return findBrowser() ?? (await installSystemPackage());
}

/** Debian and its kin offer a package, to root. */
async function installSystemPackage(): Promise<string | null> {
  const isDebian = existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) return null;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return findBrowser();
}
