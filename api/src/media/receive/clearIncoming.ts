import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes longer than this; another process on the same folder may be receiving one right now. */
const LEFT_MS = 60 * 60_000;

/** Takes away what a killed process left half-received. */
export async function clearIncoming(folder: string, now: Date, leftMs = LEFT_MS): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > leftMs) await rm(path, { recursive: true, force: true });
  }
}
