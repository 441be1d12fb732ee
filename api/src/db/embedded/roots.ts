import { createHash, randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a system keeps what belongs to no person, for what cannot lie in DATA_DIR. */
export function systemFolder(): string {
  try {
    mkdirSync('/var/lib/plaza', { recursive: true, mode: 0o755 });
    accessSync('/var/lib/plaza', constants.W_OK);
    return '/var/lib/plaza';
  } catch {
    mkdirSync('/var/tmp/plaza', { recursive: true, mode: 0o755 });
    return '/var/tmp/plaza';
  }
}

/**
 * A new folder for a DATA_DIR, which then points to it. New each time: whoever deleted DATA_DIR wants
 * to begin anew, and whoever merely forgot to mount it must not lose what lies here.
 */
export function newSystemFolderFor(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(systemFolder(), `${name}-${randomBytes(4).toString('hex')}`);
}
