import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The arcade's own folder, whether this runs from its source or compiled from `dist`. */
export const arcadeRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

export const gamesRoot = join(arcadeRoot, 'games');

/** Every folder of `games` with a `main.ts` is a game. */
export function gameIds(): string[] {
  return readdirSync(gamesRoot)
    .filter((name) => existsSync(join(gamesRoot, name, 'main.ts')))
    .toSorted();
}

function findRoot(from: string): string {
  return existsSync(join(from, 'catalogue.ts')) ? from : findRoot(dirname(from));
}
