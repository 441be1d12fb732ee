import type { Browser, Page } from '@playwright/test';
import { calls, type ErrorAnswer } from '@plaza/api-contract';

/** What a visit to one address came to. Nothing at all is good. */
export interface Seen {
  /** Errors nobody caught, and code that the browser would not run: a second look changes nothing. */
  faults: string[];
  /** How far it came in its time. On a busy machine that says nothing of the version. */
  slow?: string | undefined;
}

/** Opens an address and says what is wrong there, after at most `patienceMs`. */
export type Visit = (patienceMs: number) => Promise<Seen>;

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

/** Looks at a page on which the files are the real ones and the api answers from the contract's examples. */
export async function aVisit(
  browser: Browser,
  who: 'guest' | 'member',
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && REFUSED_BY_BROWSER.test(message.text())) faults.push(message.text());
    });
    if (who === 'member') await page.addInitScript(remember, MEMBER);
    await answerFromExamples(page);
    const seen = await look(page);
    return { ...seen, faults: [...faults, ...seen.faults] };
  } finally {
    await context.close();
  }
}

async function answerFromExamples(page: Page): Promise<void> {
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
}

/** Runs in the page and in every frame of it; a frame in a sandbox has no storage. */
function remember(entries: [string, string][]): void {
  if (window.top !== window) return;
  for (const [key, value] of entries) localStorage.setItem(key, value);
}

/** What the api would answer, taken from the examples of its contract. */
export function exampleAnswer(method: string, path: string): { status: number; body: unknown } {
  const asked = `${method} ${path.replace(/\/+$/, '')}`.split('/');
  const found = Object.entries(calls).find(([name]) => matches(name.split('/'), asked));
  if (found) return { status: 200, body: found[1].example };
  const sentence = 'The smoke run has no example of this call.';
  const refusal: ErrorAnswer = {
    code: 'smoke.no-example',
    error: sentence,
    message: sentence,
    requestId: 'smoke',
  };
  return { status: 503, body: refusal };
}

/** `GET /profile/:username` takes `GET /profile/cedar`. */
function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length && pattern.every((part, at) => part.startsWith(':') || part === asked[at])
  );
}
