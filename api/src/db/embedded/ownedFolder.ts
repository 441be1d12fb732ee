import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { ConfigError } from '../../ConfigError.ts';
import type { ServerUser } from './serverUser.ts';

/** Makes a folder for the server's user, or checks that the one that is there can be trusted. */
export function ownedFolder(path: string, user: ServerUser, mode = 0o700): string {
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
