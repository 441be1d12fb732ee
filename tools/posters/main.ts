import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../browser/openBrowser.ts';
import { compile } from '../build/buildRemote.ts';
import { repoRoot } from '../build/remotePackages.ts';
import { CommandError } from '../command/CommandError.ts';
import { main } from '../command/main.ts';
import { scenePageConfig } from './scenePageConfig.ts';

/** For a card, and for a list. */
const SIZES = [
  { name: '', width: 800, height: 450, bytes: 30_000 },
  { name: '-small', width: 320, height: 180, bytes: 8000 },
] as const;
const FOLDER = join(repoRoot, 'mf-zones/src/posters');

/** What the page knows of itself: mf-zones/src/world/scene/posterPage.ts. */
interface PosterPage {
  posters: {
    ids: readonly string[];
    draw: (order: { id: string; width: number; height: number; bytes: number }) => Promise<string>;
  };
}

/** `npm run posters [castle mutant …]`: pictures of the places, rendered from their scenes, into mf-zones/src/posters. */
await main(async () => {
  const wanted = process.argv.slice(2);
  const outDir = mkdtempSync(join(tmpdir(), 'plaza-posters-'));
  await compile(scenePageConfig('posters', outDir));
  // Without a graphics card it draws with the processor.
  const browser = await openBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  if (!browser) throw new CommandError('There is no Chromium to draw with. PLAZA_CHROMIUM may name one.');
  try {
    const tab = await browser.newPage();
    await tab.addScriptTag({ path: join(outDir, 'posters.js') });
    const ids = await tab.evaluate(() => (globalThis as unknown as PosterPage).posters.ids);
    const unknown = wanted.filter((id) => !ids.includes(id));
    if (unknown.length > 0)
      throw new CommandError(`There is no place ${unknown.join(', ')}. There are: ${ids.join(', ')}.`);
    for (const id of ids) {
      if (wanted.length > 0 && !wanted.includes(id)) continue;
      for (const { name, ...size } of SIZES) {
        const order = { id, ...size };
        const file = Buffer.from(
          await tab.evaluate((given) => (globalThis as unknown as PosterPage).posters.draw(given), order),
          'base64',
        );
        writeFileSync(join(FOLDER, `${id}${name}.webp`), file);
        console.log(`${id}${name}: ${(file.length / 1000).toFixed(1)} KB`);
      }
    }
  } finally {
    await browser.close();
    rmSync(outDir, { recursive: true });
  }
});
