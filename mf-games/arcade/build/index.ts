import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleGame } from './bundleGame.ts';
import { bundleSdk } from './bundleSdk.ts';
import { arcadeRoot, gameIds } from './folders.ts';

export { bundleWalk } from './bundleWalk.ts';
export { gameIds } from './folders.ts';
export type { Device } from '../walk/Hand.ts';
export type { Held, Finger } from '../walk/reach.ts';
export type { Walk, Walked } from '../walk/walkGame.ts';

/** Every game as a folder of static files, with its picture, the videos that came with them, and what a stranger makes a game with: what the build of mf-games puts into its artefact. */
export async function buildFramedPages(outDir: string): Promise<void> {
  for (const id of gameIds()) {
    await bundleGame(id, { outDir });
    cpSync(join(arcadeRoot, 'stills', `${id}.webp`), join(outDir, id, 'still.webp'));
    const preview = join(arcadeRoot, 'previews', `${id}.webp`);
    // A card whose game has no moving picture stays still.
    if (existsSync(preview)) cpSync(preview, join(outDir, id, 'moving.webp'));
  }
  await bundleSdk(outDir);
  cpSync(join(arcadeRoot, 'videos'), join(outDir, 'videos'), { recursive: true });
}
