import { dataPlace } from './dataPlace.ts';
import { serverUrl } from './launchServer.ts';
import { isAlive } from './processes.ts';
import { readPidFile, serverFiles } from './ServerFiles.ts';
import { serverUser } from './serverUser.ts';

/** The address of a database whose server is running on a DATA_DIR already; null when none does. */
export function runningServer(dataDir: string, database: string): string | null {
  const files = serverFiles(dataDir, dataPlace(dataDir, serverUser()));
  const found = readPidFile(files.data);
  return found && isAlive(found.pid) ? serverUrl(files, found.port, database) : null;
}
