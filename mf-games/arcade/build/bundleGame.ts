import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compile } from './compile.ts';
import { arcadeRoot, gamesRoot } from './folders.ts';
import { writePage } from './writePage.ts';

export interface BundledGame {
  id: string;
  dir: string;
  /** Gzipped bytes of all that a visitor loads before the game. */
  size: number;
}

/** The page, the script, the sheet and the face together. */
const SIZE_LIMIT = 60 * 1024;

interface BundleWish {
  /** Where the folder with the game's name comes. */
  outDir?: string;
  mode?: 'production' | 'development';
  /** What starts it, where that is not the game's own `main.ts`. Nobody waits for such a one: it may be heavy. */
  entry?: string;
}

/** One game as a folder of static files: a page, a script, a sheet and the face, all but the page named by their content. */
export async function bundleGame(
  id: string,
  { outDir = join(arcadeRoot, 'dist/pages'), mode = 'production', entry }: BundleWish = {},
): Promise<BundledGame> {
  const dir = join(outDir, id);
  await compile({
    mode,
    context: arcadeRoot,
    entry: { game: entry ?? join(gamesRoot, id, 'main.ts') },
    output: {
      path: dir,
      filename: 'game.[contenthash:8].js',
      cssFilename: 'game.[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: '',
      clean: true,
    },
  });
  writePage(id, dir);
  const size = readdirSync(dir)
    .map((name) => readFileSync(join(dir, name)))
    .reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
  if (!entry && mode === 'production' && size > SIZE_LIMIT)
    throw new RangeError(
      `${id} has ${(size / 1024).toFixed(1)} KB gz. A game has at most ${SIZE_LIMIT / 1024}.`,
    );
  return { id, dir, size };
}
