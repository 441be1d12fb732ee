import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from '../../db/embedded/processes.ts';
import { readPidFile } from '../../db/embedded/ServerFiles.ts';

export const TEST_FOLDER = 'plaza-test-';

/** Ends the test servers of runs that were killed: their jest is gone, they would run for ever. */
export function sweepLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(TEST_FOLDER)) continue;
    const folder = join(place, name);
    const lock = join(folder, 'plaza.lock');
    // Without a lock somebody may be just beginning; with a living holder somebody is at work.
    if (!existsSync(lock) || isAlive(JSON.parse(readFileSync(lock, 'utf8')).pid)) continue;
    const data = join(folder, 'postgres', 'data');
    const server = readPidFile(data);
    if (server && isAlive(server.pid) && commandOf(server.pid).includes(data))
      process.kill(server.pid, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
}
