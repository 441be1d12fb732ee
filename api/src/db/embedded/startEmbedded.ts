import type { Logger } from '../../logger.ts';
import { askServer } from './askServer.ts';
import { findBinaries } from './binaries.ts';
import { claimFolder } from './claimFolder.ts';
import { dataPlace } from './dataPlace.ts';
import { initialise } from './initialise.ts';
import { launchServer, serverUrl, type LaunchOptions } from './launchServer.ts';
import { isAlive } from './processes.ts';
import { serverFiles } from './ServerFiles.ts';
import { serverUser } from './serverUser.ts';
import { stopServer } from './stopServer.ts';

export interface EmbeddedServer {
  /** The address of a database on this server. */
  url(database: string): string;
  pid(): number;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 250;

/** PostgreSQL of our own on a DATA_DIR: made, found again or repaired, watched, and stopped at the end. */
export async function startEmbedded(about: {
  dataDir: string;
  database: string;
  log: Logger;
  settings?: Record<string, string>;
  /** Gives the folder back, when the caller claimed it already. */
  release?: () => void;
}): Promise<EmbeddedServer> {
  const release = about.release ?? (await claimFolder(about.dataDir));
  try {
    const user = serverUser();
    const files = serverFiles(about.dataDir, dataPlace(about.dataDir, user));
    const binaries = await findBinaries(about.dataDir, user);
    await initialise(files, binaries, user);
    const options: LaunchOptions = { files, binaries, user, settings: about.settings ?? {} };
    let server = await launchServer(options);
    const { port } = server;
    await createDatabase(serverUrl(files, port, 'postgres'), about.database);

    const watch = watchOver(
      () => server.pid,
      async () => {
        about.log.warn('PostgreSQL ended unasked and is started again');
        server = await launchServer(options, port);
      },
      about.log,
    );
    return {
      url: (database) => serverUrl(files, port, database),
      pid: () => server.pid,
      async stop() {
        await watch.end();
        await stopServer(server.pid, files.data, binaries);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const there = await askServer(url, `select 1 from pg_database where datname = '${name}'`);
  if (there.length === 0) await askServer(url, `create database "${name}"`);
}

/** Brings the server back when somebody kills it. The pool finds it again by itself: the port stays. */
function watchOver(pid: () => number, revive: () => Promise<void>, log: Logger): { end(): Promise<void> } {
  let reviving: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (reviving || isAlive(pid())) return;
    reviving = revive()
      .catch((error: unknown) => log.error({ err: error }, 'PostgreSQL could not be started again'))
      .finally(() => {
        reviving = null;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await reviving;
    },
  };
}
