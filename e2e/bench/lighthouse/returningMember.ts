import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '@plaza/tools/browser';
import { comeBackAs } from '../../support/member.ts';

/**
 * A browser in which somebody comes back to their feed after a new version went live: it knows the login and the feed as
 * it was left, and has to fetch every file anew. Open to another program at a port.
 */
export async function returningMember(username: string, baseURL: string) {
  const profile = mkdtempSync(join(tmpdir(), 'plaza-member-'));
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: findBrowser() ?? '',
    args: [
      '--remote-debugging-port=0',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const [page = await context.newPage()] = context.pages();
  await comeBackAs(page, username);
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('friendsContent') !== null);
  // A page of this origin that is nothing of ours: its storage is that of the next one.
  await page.goto('/healthz');
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
  return {
    port,
    async leave() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
