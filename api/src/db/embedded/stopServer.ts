import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { isAlive, pause } from './processes.ts';

/** Ends the server: open transactions roll back, everything committed is on disk. */
export async function stopServer(pid: number, data: string, { pgCtl }: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w']);
    return;
  }
  signal(pid, 'SIGINT');
  if (await ends(pid, 10_000)) return;
  // Without a farewell; the next start recovers from the log.
  signal(pid, 'SIGQUIT');
  await ends(pid, 5_000);
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

async function ends(pid: number, withinMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) return false;
    await pause(10);
  }
  return true;
}
