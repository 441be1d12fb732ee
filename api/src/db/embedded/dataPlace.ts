import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter } from './canEnter.ts';
import { ownedFolder } from './ownedFolder.ts';
import { newSystemFolderFor } from './roots.ts';
import type { ServerUser } from './serverUser.ts';

/** The folder that holds the database and its log: in DATA_DIR, or where the server's user can reach it. */
export function dataPlace(dataDir: string, user: ServerUser): string {
  mkdirSync(dataDir, { recursive: true });
  // Once chosen, the place stays: DATA_DIR moved under a closed home must not lose its data.
  const pointer = join(dataDir, 'postgres-is-in');
  if (existsSync(pointer)) return ownedFolder(readFileSync(pointer, 'utf8').trim(), user);
  const inside = join(dataDir, 'postgres');
  if (!user || canEnter(dataDir)) return ownedFolder(inside, user);
  const outside = ownedFolder(newSystemFolderFor(dataDir), user);
  writeFileSync(pointer, `${outside}\n`);
  return outside;
}
