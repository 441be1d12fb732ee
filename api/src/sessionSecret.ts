import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './ConfigError.ts';
import { errorCode } from './errorCode.ts';

/** The key that signs sessions when SESSION_SECRET is not set: made once, readable by the owner alone. */
export function sessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    // Fails when it is there: two starts at once must end up with one secret.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !existsSync(path)) {
      throw new ConfigError([
        `DATA_DIR is "${dataDir}": a folder that can be written (${errorCode(error)}).`,
      ]);
    }
  }
  return readFileSync(path, 'utf8').trim();
}
