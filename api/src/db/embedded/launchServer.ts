import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'node:net';
import { ConfigError } from '../../ConfigError.ts';
import { askServer } from './askServer.ts';
import type { Binaries } from './binaries.ts';
import { serverEnvironment, SUPERUSER } from './initialise.ts';
import { commandOf, isAlive, pause } from './processes.ts';
import { readPidFile, removePidFile, type ServerFiles } from './ServerFiles.ts';
import type { ServerUser } from './serverUser.ts';
import { errorCode } from '../../errorCode.ts';

const RECOVERY_MS = 120_000;
const LEFTOVERS_MS = 15_000;
/** Then it is asked anew: it may have died meanwhile. */
const TRY_MS = 10_000;
const LOG_MAX_BYTES = 5_000_000;

export interface Launched {
  pid: number;
  port: number;
}

export interface LaunchOptions {
  files: ServerFiles;
  binaries: Binaries;
  user: ServerUser;
  /** `postgresql.conf` lines: `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
}

/** By the server's socket where it has one: a question by TCP takes four times as long. */
export function serverUrl({ password, data }: ServerFiles, port: number, database: string): string {
  const url = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  return existsSync(socketIn(data, port)) ? `${url}?host=${encodeURIComponent(data)}` : url;
}

const socketIn = (data: string, port: number) => join(data, `.s.PGSQL.${port}`);

/** What systems allow at most for the path of a socket. */
const MOST_PATH_BYTES = 103;

/** Beside its data, where nobody else can enter. A comma would part two folders. */
function socketFolder({ data }: ServerFiles): string {
  const isPossible =
    process.platform !== 'win32' &&
    !/[,"]/.test(data) &&
    Buffer.byteLength(socketIn(data, 65_535)) <= MOST_PATH_BYTES;
  return isPossible ? data : '';
}

/** The server that survived an earlier Plaza, or a new one. `port` asks for the same door as before. */
export async function launchServer(options: LaunchOptions, port?: number): Promise<Launched> {
  const survivor = await findSurvivor(options.files);
  if (survivor) return survivor;
  const giveUpAt = Date.now() + LEFTOVERS_MS;
  for (;;) {
    const outcome = await launchOnce(options, port ?? (await freePort()));
    if (typeof outcome === 'object') return outcome;
    // Backends of a killed server need a moment to die; a port may be taken between finding and using it.
    const passes =
      /pre-existing shared memory block|could not bind|Address already in use|lock file .* already exists/.test(
        outcome,
      );
    if (!passes || Date.now() > giveUpAt)
      throw new Error(`PostgreSQL did not start: ${outcome || 'it left no word'}`);
    await pause(200);
  }
}

async function findSurvivor(files: ServerFiles): Promise<Launched | null> {
  const found = readPidFile(files.data);
  if (!found || !isAlive(found.pid)) return null;
  if (!/postgres/.test(commandOf(found.pid)) && process.platform !== 'win32') {
    // The number went to somebody else; PostgreSQL itself would be too careful to go on.
    removePidFile(files.data);
    return null;
  }
  return (await becomesReady(files, found)) ? found : null;
}

async function launchOnce(
  { files, binaries, user, settings = {} }: LaunchOptions,
  port: number,
): Promise<Launched | string> {
  const log = openLog(files.log);
  const from = statSync(files.log).size;
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(files),
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const child = spawn(
    binaries.postgres,
    ['-D', files.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own group: Ctrl-C in the terminal must reach Plaza, which then stops the server last.
    {
      ...user,
      detached: true,
      cwd: dirname(files.data),
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  child.unref();
  const failed = new Promise<string>((resolve) => child.once('error', (error) => resolve(error.message)));
  const pid = child.pid;
  if (pid === undefined) return failed;
  if (await becomesReady(files, { pid, port }, () => child.exitCode === null && child.signalCode === null))
    return { pid, port };
  return readFileSync(files.log)
    .subarray(from)
    .toString()
    .trim()
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|LOG: {2}could not/.test(line))
    .join(' ');
}

async function becomesReady(
  files: ServerFiles,
  { pid, port }: Launched,
  lives = () => isAlive(pid),
): Promise<boolean> {
  const giveUpAt = Date.now() + RECOVERY_MS;
  while (lives() && Date.now() < giveUpAt) {
    try {
      await askServer(serverUrl(files, port, 'postgres'), 'select 1', TRY_MS);
      return true;
    } catch (error) {
      if (errorCode(error) === '28P01') {
        throw new ConfigError([
          `The password in ${files.passwordPath} is not the database's. Put the right file back.`,
        ]);
      }
      await pause(25);
    }
  }
  return false;
}

function openLog(path: string): number {
  const log = openSync(path, 'a', 0o600);
  if (statSync(path).size > LOG_MAX_BYTES) truncateSync(path);
  return log;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
