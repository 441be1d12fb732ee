import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { sceneOf } from './moments.ts';
import { serveGames } from './serveGames.ts';

const STILL = { width: 480, height: 360, quality: 0.8 };
/** The pictures that stand for games on cards: taken from the games themselves, without their numbers. */
export async function takeStills(ids: string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executablePath = process.env.PLAZA_CHROMIUM ?? '/usr/bin/chromium';
  const [browser, { address, server }] = await Promise.all([
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }),
    serveGames(),
  ]);
  const page = await browser.newPage({ viewport: { width: STILL.width * 1.5, height: STILL.height * 1.5 } });
  for (const id of ids) {
    await page.goto('about:blank');
    await page.goto(`${address}/${id}/#${sceneOf(id)}`);
    await page.waitForFunction(() => document.documentElement.dataset.filmed === 'true');
    const picture = await page.evaluate(({ width, height, quality }) => {
      const small = document.createElement('canvas');
      Object.assign(small, { width, height });
      const game = document.querySelector('canvas');
      if (game) small.getContext('2d')?.drawImage(game, 0, 0, width, height);
      return small.toDataURL('image/webp', quality);
    }, STILL);
    writeFileSync(join(folder, `${id}.webp`), Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  }
  await browser.close();
  server.close();
}
