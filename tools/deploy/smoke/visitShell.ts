import type { Browser } from '@playwright/test';
import { aVisit } from './aVisit.ts';
import type { Subject } from './visitRemote.ts';

const SHOW_MS = 15_000;

/** Opens the landing page of a new shell and, where a remote is live, sees it mount in that shell. */
export async function visitShell(
  browser: Browser,
  subject: Subject,
  remote: Neighbour | undefined,
): Promise<string[]> {
  const landing = await seeLanding(browser, subject);
  return remote ? [...landing, ...(await seeRemote(browser, subject, remote))] : landing;
}

/** A live remote and an address of it. */
export interface Neighbour {
  name: string;
  path: string;
}

async function seeLanding(browser: Browser, { url, version, preview }: Subject): Promise<string[]> {
  const { page, complaints, leave } = await aVisit(browser, 'guest');
  try {
    await page.goto(`${url}/?preview=${encodeURIComponent(preview)}`);
    const heading = page.getByRole('heading').first();
    await heading
      .waitFor({ timeout: SHOW_MS })
      .catch(() => complaints.push('the landing page shows no heading'));
    const scripts = await page.locator('script[src]').evaluateAll(sources);
    if (!scripts.some((src) => src.includes(`/${version}/`)))
      complaints.push(`the page does not run version ${version}`);
    return complaints.map((complaint) => `landing: ${complaint}`);
  } finally {
    await leave();
  }
}

async function seeRemote(
  browser: Browser,
  { url, preview }: Subject,
  { name, path }: Neighbour,
): Promise<string[]> {
  const { page, complaints, leave } = await aVisit(browser, 'member');
  try {
    await page.goto(`${url}${path}?preview=${encodeURIComponent(preview)}`);
    const mounted = page.locator(`[data-slot="${name}"][data-status="mounted"]`);
    await mounted
      .waitFor({ state: 'attached', timeout: SHOW_MS })
      .catch(() => complaints.push(`${name} does not mount in it`));
    return complaints.map((complaint) => `${path}: ${complaint}`);
  } finally {
    await leave();
  }
}

/** Runs in the page. */
function sources(scripts: Element[]): string[] {
  return scripts.map((script) => script.getAttribute('src') ?? '');
}
