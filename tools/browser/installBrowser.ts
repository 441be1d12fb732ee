import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { runBin } from '../command/bin.ts';
import { run } from '../command/run.ts';
import { findBrowser, WINDOWLESS } from './findBrowser.ts';

/**
 * A browser for the tests, fetched where the machine has none. Null where it cannot be had. One without a window is
 * fetched beside another, too: it takes minutes from a whole run.
 */
export async function installBrowser(): Promise<string | null> {
  const there = findBrowser();
  if (process.env.PLAZA_CHROMIUM || (there && basename(there) === WINDOWLESS)) return there;
  if (there) {
    // The same version only: the two share files, and another one would exchange the browser of this machine.
    const version = await versionOf('chromium');
    if (version) await installSystemPackage(`${WINDOWLESS}=${version}`);
    return findBrowser();
  }
  await runBin('playwright', ['install', 'chromium']);
  const fetched = findBrowser();
  if (fetched) return fetched;
  if (!(await installSystemPackage(WINDOWLESS))) await installSystemPackage('chromium');
  return findBrowser();
}

/** Debian and its kin offer packages, to root. Says whether this one is here now. */
async function installSystemPackage(name: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  const aptGet = async (...args: string[]) => {
    const { code } = await run('apt-get', [...patience, ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    return code === 0;
  };
  const install = () => aptGet('install', '-y', '--no-install-recommends', name);
  return (await install()) || ((await aptGet('update')) && (await install()));
}

/** The installed version of a package of Debian, where there is one. */
async function versionOf(name: string): Promise<string | undefined> {
  if (!existsSync('/usr/bin/dpkg-query')) return undefined;
  const { code, output } = await run('dpkg-query', ['--show', '--showformat=${Version}', name]);
  return code === 0 ? output.trim() : undefined;
}
