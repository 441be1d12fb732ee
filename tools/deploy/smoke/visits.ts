import type { Browser, Page } from '@playwright/test';
import { readRemote } from '../../build/remotePackages.ts';
import { aVisit, type Seen, type Visit } from './aVisit.ts';
import { seeMounted } from './seeMounted.ts';

/** Opens the landing page of a new shell. */
export function visitLanding(browser: Browser, { url, version, preview }: Subject): Visit {
  const address = `${url}/?preview=${encodeURIComponent(preview)}`;
  return (patienceMs) => aVisit(browser, 'guest', (page) => seeLanding(page, address, version, patienceMs));
}

/** Opens an address of a live remote in a new shell, which has to mount it. */
export function visitInShell(
  browser: Browser,
  { url, preview }: Subject,
  remote: { name: string; path: string },
): Visit {
  const address = `${url}${remote.path}?preview=${encodeURIComponent(preview)}`;
  return (patienceMs) =>
    aVisit(browser, 'member', (page) => seeMounted(page, { url: address, name: remote.name }, patienceMs));
}

async function seeLanding(page: Page, address: string, version: string, patienceMs: number): Promise<Seen> {
  try {
    await page.goto(address, { timeout: patienceMs, waitUntil: 'commit' });
    await page.getByRole('heading').first().waitFor({ timeout: patienceMs });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    return { faults: [], slow: `shows no heading within ${patienceMs / 1000} s` };
  }
  const scripts = await page.locator('script[src]').evaluateAll(sources);
  const runsIt = scripts.some((src) => src.includes(`/${version}/`));
  return { faults: runsIt ? [] : [`does not run version ${version}`] };
}

/** Runs in the page. */
function sources(scripts: Element[]): string[] {
  return scripts.map((script) => script.getAttribute('src') ?? '');
}

/** One opened version: where it is served, what it is, and the token that shows it before anybody else sees it. */
export interface Subject {
  url: string;
  name: string;
  version: string;
  preview: string;
}

/** Opens an address of a remote, where exactly this version has to mount. */
export function visitRemote(browser: Browser, { url, name, version, preview }: Subject, path: string): Visit {
  const address = `${url}${path}?preview=${encodeURIComponent(preview)}`;
  const service = readRemote(name).plan.service ?? false;
  return (patienceMs) =>
    aVisit(browser, 'member', (page) =>
      seeMounted(page, { url: address, name, version, service }, patienceMs),
    );
}
