import type { Browser, Page } from '@playwright/test';
import { exampleAnswer } from './exampleAnswer.ts';

export interface Visit {
  page: Page;
  /** What went wrong on the page so far: errors nobody caught, and code that the browser would not run. */
  complaints: string[];
  leave(): Promise<void>;
}

/** What the browser of somebody who is logged in remembers. */
const MEMBER: [string, string][] = [
  ['isLoggedIn', 'true'],
  ['userId', '1'],
  ['name', 'Amber Lindqvist'],
  ['plazaId', 'amber'],
  ['email', 'amber@plaza.example'],
  ['isadmin', 'true'],
  ['authToken', 'smoke'],
  ['refreshToken', 'smoke'],
];

const REFUSED_BY_BROWSER = /content security policy|integrity|refused to (load|execute|apply)/i;

/** Opens a page on which the files are the real ones and the api answers from the contract's examples. */
export async function aVisit(browser: Browser, who: 'guest' | 'member'): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && REFUSED_BY_BROWSER.test(message.text()))
      complaints.push(message.text());
  });
  if (who === 'member') await page.addInitScript(remember, MEMBER);
  // What a remote embeds is not part of it: games and players stay outside.
  await page.route(
    () => true,
    (route) => {
      const request = route.request();
      const isEmbedded = request.isNavigationRequest() && request.frame() !== page.mainFrame();
      return isEmbedded ? route.fulfill({ contentType: 'text/html', body: '' }) : route.fallback();
    },
  );
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    // The registry is real: it says which files the new version has.
    if (request.method() === 'GET' && path === '/remotes') return route.continue();
    const { status, body } = exampleAnswer(request.method(), path);
    return route.fulfill({ status, json: body });
  });
  return { page, complaints, leave: () => context.close() };
}

/** Runs in the page and in every frame of it; a frame in a sandbox has no storage. */
function remember(entries: [string, string][]): void {
  if (window.top !== window) return;
  for (const [key, value] of entries) localStorage.setItem(key, value);
}
