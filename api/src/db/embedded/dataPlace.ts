import {
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
  realpathSync,
  statSync,
  chownSync,
  lstatSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import { newSystemFolderFor } from './roots.ts';
import type { ServerUser } from './serverUser.ts';
import { ConfigError } from '../../ConfigError.ts';

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

const OTHERS_MAY_ENTER = 0o001;

/** Whether a user who owns nothing can walk down to this folder: a home of mode 0700 on the way stops it. */
function canEnter(folder: string): boolean {
  let at = existing(folder);
  for (;;) {
    if ((statSync(at).mode & OTHERS_MAY_ENTER) === 0) return false;
    const parent = dirname(at);
    if (parent === at) return true;
    at = parent;
  }
}

function existing(folder: string): string {
  let at = folder;
  while (!existsSync(at)) at = dirname(at);
  return realpathSync(at);
}

/** Makes a folder for the server's user, or checks that the one that is there can be trusted. */
function ownedFolder(path: string, user: ServerUser, mode = 0o700): string {
  const made = mkdirSync(path, { recursive: true, mode });
  if (made && user) chownSync(path, user.uid, user.gid);
  const { uid } = lstatSync(path);
  const trusted = process.getuid ? [process.getuid(), user?.uid] : [uid];
  if (!trusted.includes(uid)) {
    throw new ConfigError([
      `${path} belongs to another user: start Plaza as that user, or set DATA_DIR to another folder.`,
    ]);
  }
  return path;
}
