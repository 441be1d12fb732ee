import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '@plaza/tools/browser';
import { comeBackAs } from '../../support/member.ts';

/**
 * A browser that knows nothing but somebody's login, as on the first page after it: every file and the feed itself have
 * to come anew. Open to another program at a port.
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
  await page.evaluate(() => {
    for (const kept of ['friendsContent', 'allContent', 'timestamp']) localStorage.removeItem(kept);
  });
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
