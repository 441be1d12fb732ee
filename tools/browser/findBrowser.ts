import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The same engine without the parts that a window needs: what it shows costs half as much. */
export const WINDOWLESS = 'chromium-headless-shell';

const NAMES = [
  WINDOWLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const USUAL_PLACES = [
  ...NAMES.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

interface Machine {
  env: NodeJS.ProcessEnv;
  exists(path: string): boolean;
  /** Where Playwright keeps a browser that it downloaded. */
  playwrights(): string;
}

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  playwrights: () => chromium.executablePath(),
};

/**
 * A Chromium on this machine: the one that PLAZA_CHROMIUM names, an installed one, rather without a window,
 * Playwright's own.
 */
export function findBrowser(machine: Machine = thisMachine): string | null {
  const { env, exists, playwrights } = machine;
  if (env.PLAZA_CHROMIUM) return exists(env.PLAZA_CHROMIUM) ? env.PLAZA_CHROMIUM : null;
  return installed(machine).find(isWindowless) ?? installed(machine)[0] ?? existing(machine, playwrights());
}

/** A Chromium that could show windows, and so shows notifications. */
export function findWindowed(machine: Machine = thisMachine): string | null {
  const { env, playwrights } = machine;
  const named = env.PLAZA_CHROMIUM ? [env.PLAZA_CHROMIUM].filter(machine.exists) : [];
  const all = [...named, ...installed(machine)].filter((path) => !isWindowless(path));
  return all[0] ?? existing(machine, playwrights());
}

function installed({ env, exists }: Machine): string[] {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES].filter(exists);
}

function existing({ exists }: Machine, path: string): string | null {
  return path && exists(path) ? path : null;
}

function isWindowless(path: string): boolean {
  return basename(path) === WINDOWLESS;
}
