import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../browser/openBrowser.ts';
import { repoRoot } from '../build/remotePackages.ts';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { pages, type ScreenPage } from './pages.ts';
import { logIn, openTab, type Shot, type Visitor } from './openTab.ts';
import { takePicture } from './takePicture.ts';

const shots: readonly Shot[] = [360, 768, 1280].flatMap((width) =>
  (['dark', 'light'] as const).map((theme) => ({ theme, width })),
);

/**
 * `npm run screens [landing login …]`: pictures of the pages of the Plaza that runs on this machine, on a phone, a tablet
 * and a desk, dark and light, into docs/screens. Git keeps only those that the README shows. `--to FOLDER` puts them elsewhere, `--whole` shows all that scrolls.
 */
await main(async () => {
  const { positionals: wanted, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, whole: { type: 'boolean', default: false } },
  });
  const address = `http://127.0.0.1:${process.env['PORT'] || 8080}`;
  const folder = values.to ? resolve(values.to) : join(repoRoot, 'docs/screens');
  const isThere = await fetch(new URL('/healthz', address)).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new CommandError(`No Plaza answers at ${address}. Start one, or name its PORT.`);
  const browser = await openBrowser();
  if (!browser)
    throw new CommandError('There is no Chromium to take pictures with. PLAZA_CHROMIUM may name one.');
  mkdirSync(folder, { recursive: true });
  try {
    for (const page of pages) {
      if (wanted.length > 0 && !wanted.includes(page.name)) continue;
      // Anew for each page: nobody's access may run out in the middle, and be renewed in one window of six.
      const visitor = page.as && (await logIn(browser, address, page.as));
      for (const shot of shots) await take(browser, { address, folder, page, shot, visitor, ...values });
      if (visitor) await visitor.leave();
      console.log(page.name);
    }
  } finally {
    await browser.close();
  }
});

interface Take {
  address: string;
  folder: string;
  page: ScreenPage;
  shot: Shot;
  visitor: Visitor | undefined;
  whole: boolean;
}

async function take(browser: Browser, { address, folder, page, shot, visitor, whole }: Take): Promise<void> {
  const tab = await openTab(browser, { address, shot, visitor, language: page.language });
  try {
    const path = join(folder, `${page.name}-${shot.width}-${shot.theme}.jpg`);
    await takePicture(tab, page, { path, whole, visitor });
  } finally {
    await tab.context().close();
  }
}
