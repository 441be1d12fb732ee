import { statfs } from 'node:fs/promises';

/** Below this much the last of the disk is for the database. */
const KEPT_FREE_BYTES = 512 * 1024 * 1024;

export async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < KEPT_FREE_BYTES;
}
