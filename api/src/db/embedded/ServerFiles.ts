import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What lies on disk for one server. */
export interface ServerFiles {
  data: string;
  log: string;
  password: string;
  passwordPath: string;
}

export function serverFiles(dataDir: string, place: string): ServerFiles {
  const passwordPath = join(dataDir, 'postgres-password');
  if (!existsSync(passwordPath)) {
    writeFileSync(passwordPath, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return {
    data: join(place, 'data'),
    log: join(place, 'postgres.log'),
    passwordPath,
    password: readFileSync(passwordPath, 'utf8').trim(),
  };
}

/** What the running server says of itself, or null when it left nothing or something unreadable. */
export function readPidFile(data: string): { pid: number; port: number } | null {
  try {
    const [pid, , , port] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid) > 0 && Number(port) > 0 ? { pid: Number(pid), port: Number(port) } : null;
  } catch {
    return null;
  }
}

export function removePidFile(data: string): void {
  rmSync(join(data, 'postmaster.pid'), { force: true });
}
