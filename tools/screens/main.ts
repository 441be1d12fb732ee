import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { openBrowser } from '../browser/openBrowser.ts';
import { repoRoot } from '../build/rooms.ts';
import { main } from '../house/main.ts';
import { Refusal } from '../house/Refusal.ts';
import { pages, type ScreenPage } from './pages.ts';

const OUT = join(repoRoot, 'docs/screens');
/** Every seeded account has it. */
const PASSWORD = 'walk-the-plaza';
const themes = ['dark', 'light'] as const;
const widths = { 360: 740, 768: 1024, 1280: 800 } as const;

interface Shot {
  theme: (typeof themes)[number];
  width: keyof typeof widths;
}

/** A phone and a desk in both themes, and a tablet at dusk. */
const shots: readonly Shot[] = [
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 768 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 1280 },
];

/** `npm run screens [landing login …]`: pictures of the pages of the Plaza that runs on this machine, into docs/screens. */
await main(async () => {
  const address = `http://127.0.0.1:${process.env['PORT'] || 8080}`;
  const wanted = process.argv.slice(2);
  const browser = await openBrowser();
  if (!browser) throw new Refusal('There is no Chromium to take pictures with. PLAZA_CHROMIUM may name one.');
  mkdirSync(OUT, { recursive: true });
  try {
    for (const page of pages) {
      if (wanted.length > 0 && !wanted.includes(page.name)) continue;
      for (const shot of shots) await take(browser, address, page, shot);
      console.log(page.name);
    }
  } finally {
    await browser.close();
  }
});

async function take(
  browser: Browser,
  baseURL: string,
  page: ScreenPage,
  { theme, width }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: widths[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await prepare(context, theme, page.as);
    const tab = await context.newPage();
    await tab.goto(page.path, { waitUntil: 'networkidle' });
    if (page.press) {
      await tab.keyboard.press(page.press);
      await tab.getByRole('dialog').waitFor();
    }
    await tab.waitForFunction(() => document.querySelector('[data-slot][data-status="loading"]') === null);
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    await tab.screenshot({
      path: join(OUT, `${page.name}-${width}-${theme}.jpg`),
      type: 'jpeg',
      quality: 64,
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}

/** The theme, and the session of whoever looks. */
async function prepare(context: BrowserContext, theme: string, username?: string): Promise<void> {
  const kept: Record<string, string> = { theme };
  if (username) {
    const answer = await context.request.post('/api/auth/login', {
      data: { emailOrUsername: username, password: PASSWORD },
    });
    if (!answer.ok())
      throw new Refusal(`${username} cannot log in: is this a Plaza with the seeded accounts?`);
    const { token, refresh, user } = await answer.json();
    Object.assign(kept, {
      isLoggedIn: 'true',
      userId: user.id,
      name: user.name,
      plazaId: user.username,
      email: user.email,
      isadmin: String(user.is_admin),
      authToken: token,
      accessToken: token,
      refreshToken: refresh,
    });
  }
  await context.addInitScript((entries) => {
    for (const [key, value] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(kept));
}
