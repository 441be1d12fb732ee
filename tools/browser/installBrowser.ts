import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { run, runBin } from '../command/run.ts';
import { findBrowser, findWindowed, WINDOWLESS } from './findBrowser.ts';

/**
 * A browser for the tests, fetched where the machine has none. Null where it cannot be had. Each kind is fetched beside the
 * other, too: without a window it takes minutes from a whole run, and only the other one shows notifications.
 */
export async function installBrowser(): Promise<string | null> {
  if (process.env.PLAZA_CHROMIUM) return findBrowser();
  if (!findBrowser()) await runBin('playwright', ['install', 'chromium']);
  const there = findBrowser();
  if (!there) await installSystemPackages(WINDOWLESS, 'chromium');
  else if (basename(there) !== WINDOWLESS) await installBeside('chromium', WINDOWLESS);
  else if (!findWindowed()) await installBeside(WINDOWLESS, 'chromium');
  return findBrowser();
}

/** The same version only: the two share files, and another one would exchange the browser of this machine. */
async function installBeside(there: string, wanted: string): Promise<void> {
  const version = await versionOf(there);
  if (version) await installSystemPackages(`${wanted}=${version}`);
}

/** Debian and its kin offer packages, to root. */
async function installSystemPackages(...names: string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  const aptGet = async (...args: string[]) => {
    const { code } = await run('apt-get', [...patience, ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    return code === 0;
  };
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...names);
  if (!(await install()) && (await aptGet('update'))) await install();
}

/** The installed version of a package of Debian, where there is one. */
async function versionOf(name: string): Promise<string | undefined> {
  if (!existsSync('/usr/bin/dpkg-query')) return undefined;
  const { code, output } = await run('dpkg-query', ['--show', '--showformat=${Version}', name]);
  return code === 0 ? output.trim() : undefined;
}
