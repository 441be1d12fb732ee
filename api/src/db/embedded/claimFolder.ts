import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../ConfigError.ts';
import { isAlive, pause, startOf } from './processes.ts';
import { errorCode } from '../../errorCode.ts';

interface Holder {
  pid: number;
  startedAt: string | null;
}

/**
 * Makes this process the only one on a DATA_DIR, until it ends in whatever way. The file names the
 * process by number and time of birth, so that one left behind by kill -9 is recognised as stale.
 */
export async function claimFolder(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'plaza.lock');
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder);
  for (let tries = 0; tries < 40; tries += 1) {
    if (write(path, mine)) return () => release(path, mine);
    const text = read(path);
    // Between another one's creating and writing the file it is empty for a moment.
    if (text === '' && tries < 20) await pause(25);
    else if (text !== null) {
      const holder = parse(text);
      if (holder && isHeld(holder)) {
        throw new ConfigError([
          `Plaza is already running on ${dataDir} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
        ]);
      }
      takeAway(path, text);
    }
  }
  throw new ConfigError([`${path} changes hands all the time. Is something starting Plaza again and again?`]);
}

function write(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    const { pid, startedAt } = JSON.parse(text);
    return typeof pid === 'number'
      ? { pid, startedAt: typeof startedAt === 'string' ? startedAt : null }
      : null;
  } catch {
    return null;
  }
}

function isHeld({ pid, startedAt }: Holder): boolean {
  if (!isAlive(pid)) return false;
  const startedNow = startOf(pid);
  return startedAt === null || startedNow === null || startedAt === startedNow;
}

/** Two that find the same stale file: whoever moved away a fresh one puts it back. */
function takeAway(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved !== null && moved !== stale) write(path, moved);
  rmSync(aside, { force: true });
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}
