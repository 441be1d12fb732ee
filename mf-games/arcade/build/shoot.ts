import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { serveGames } from './serveGames.ts';

const SCREENS = [
  { name: 'phone', width: 360, height: 640 },
  { name: 'desk', width: 1280, height: 720 },
];

/** What a game is judged by: its card, the bot at play early and late, and the result. */
const SCENES = [
  { name: 'title', hash: 'film=title&seed=4&ticks=200' },
  { name: 'play', hash: 'film=play&seed=4&ticks=500' },
  { name: 'later', hash: 'film=play&seed=9&ticks=2600' },
  { name: 'result', hash: 'film=result&seed=4&ticks=150' },
];

/** Takes pictures of games that are built, as `<game>-<screen>-<scene>.jpg`. */
export async function shoot(ids: string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executablePath = process.env.PLAZA_CHROMIUM ?? '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run'];
  const [browser, { address, server }] = await Promise.all([
    chromium.launch({ executablePath, args }),
    serveGames(),
  ]);
  for (const id of ids)
    for (const screen of SCREENS) await shootGame(browser, `${address}/${id}/`, screen, join(folder, id));
  await browser.close();
  server.close();
}

async function shootGame(
  browser: Browser,
  address: string,
  screen: (typeof SCREENS)[number],
  path: string,
): Promise<void> {
  const { width, height, name } = screen;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: width < 500 ? 2 : 1,
    hasTouch: width < 500,
    isMobile: width < 500,
  });
  for (const scene of SCENES) {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log(`${address} ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') console.log(`${address} ${message.text()}`);
    });
    await page.goto(`${address}#${scene.hash}`);
    await page.waitForFunction(() => document.documentElement.dataset.filmed === 'true');
    await page.screenshot({ path: `${path}-${name}-${scene.name}.jpg`, type: 'jpeg', quality: 80 });
    await page.close();
  }
  await context.close();
}
