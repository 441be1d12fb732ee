import { execFileSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../logger.ts';
import { endOf, firstLine, spawnTypeScript } from '../../testing/spawnTypeScript.ts';
import { askServer } from './askServer.ts';
import { commandOf, isAlive, pause } from './processes.ts';
import { startEmbedded, type EmbeddedServer } from './startEmbedded.ts';

const HOLD_SERVER = join(__dirname, 'testing/holdServer.ts');
const folders: string[] = [];
const open = new Set<EmbeddedServer>();
const isRoot = process.getuid?.() === 0;

function aFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plaza-pg-')));
  // What a person's folder looks like; mkdtemp makes it 0700.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

let made = '';

/** A copy of a folder on which a server was started and stopped: to make one anew takes seconds. */
function aMadeFolder(folder = aFolder()): string {
  // Other than Node's, this copy belongs to whom the original does.
  execFileSync('cp', ['-a', `${made}/.`, folder]);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, database: 'plaza', log: createLogger('silent') });
  open.add(server);
  return server;
}

async function stop(server: EmbeddedServer): Promise<void> {
  open.delete(server);
  await server.stop();
}

async function keep(server: EmbeddedServer, word: string): Promise<void> {
  await askServer(
    server.url('plaza'),
    `create table if not exists kept (word text); insert into kept values ('${word}')`,
  );
}

async function kept(server: EmbeddedServer): Promise<unknown[]> {
  return (await askServer(server.url('plaza'), 'select word from kept order by word')).map(
    ({ word }) => word,
  );
}

/** Plaza's launcher in a process of its own, so that it can be killed. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; postmaster: number }> {
  const child = spawnTypeScript(HOLD_SERVER, [dataDir]);
  const line = await firstLine(child);
  return { child, postmaster: Number(line) };
}

async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid) && !commandOf(pid).trim().startsWith('[')) await pause(10);
}

afterAll(async () => {
  for (const server of open) await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

beforeAll(async () => {
  made = aFolder();
  await stop(await start(made));
});

describe('the embedded PostgreSQL', () => {
  it('made a server on an empty folder that stopped and left no lock', () => {
    expect(existsSync(join(made, 'postgres/data/PG_VERSION'))).toBe(true);
    expect(existsSync(join(made, 'postgres/data/postmaster.pid'))).toBe(false);
    expect(existsSync(join(made, 'plaza.lock'))).toBe(false);
  });

  it('keeps what it is told, and stops', async () => {
    const folder = aMadeFolder();
    const first = await start(folder);
    await keep(first, 'lantern');
    const pid = first.pid();
    await stop(first);
    expect(isAlive(pid)).toBe(false);
    const second = await start(folder);
    expect(await kept(second)).toEqual(['lantern']);
    await stop(second);
  });
});

describe('a running server', () => {
  let folder: string;
  let server: EmbeddedServer;
  beforeAll(async () => {
    folder = aMadeFolder();
    server = await start(folder);
  });
  afterAll(() => stop(server));

  it('is PostgreSQL 18, syncs to disk, sorts alike everywhere and knows the extensions', async () => {
    const ask = async (sql: string) => Object.values((await askServer(server.url('plaza'), sql))[0] ?? {})[0];
    expect(await ask('show server_version')).toMatch(/^18\./);
    expect(await ask('show fsync')).toBe('on');
    expect(await ask('show data_checksums')).toBe('on');
    expect(await ask("select lower('ÄÖÉ')")).toBe('äöé');
    expect(await ask("select string_agg(x, '' order by x) from unnest(array['b','A','a','B']) x")).toBe(
      'ABab',
    );
    expect(
      await ask("select count(*)::int from pg_available_extensions where name in ('citext', 'pg_trgm')"),
    ).toBe(2);
  });

  it('is asked by its socket, or by TCP where the path to that would be too long for one', async () => {
    const way = async (at: EmbeddedServer) =>
      (await askServer(at.url('plaza'), 'select inet_client_addr() as from_address'))[0];
    expect(await way(server)).toEqual({ from_address: null });
    const deep = join(aFolder(), 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(deep, { recursive: true });
    const far = await start(aMadeFolder(deep));
    expect(await way(far)).toEqual({ from_address: '127.0.0.1' });
    await stop(far);
  });

  it('lets nobody in without the password', async () => {
    const wrong = server.url('plaza').replace(/:[^:@/]+@/, ':wrong@');
    await expect(askServer(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('refuses a second start on the same folder in one line', async () => {
    await expect(start(folder)).rejects.toThrow(
      `Plaza is already running on ${folder} (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
  });

  (isRoot ? describe : describe.skip)('where root has started it', () => {
    it('runs as nobody', () => {
      expect(readFileSync(`/proc/${server.pid()}/status`, 'utf8')).toMatch(/^Uid:\s+65534/m);
    });
  });
});

describe('a start', () => {
  it('takes over a lock whose number now belongs to another process', async () => {
    const folder = aMadeFolder();
    writeFileSync(join(folder, 'plaza.lock'), JSON.stringify({ pid: process.ppid, startedAt: '1' }));
    await stop(await start(folder));
  });

  it('attaches to the server that outlived a killed Plaza', async () => {
    const folder = aMadeFolder();
    const { child, postmaster } = await startElsewhere(folder);
    await killAndWait(child.pid ?? 0);
    expect(isAlive(postmaster)).toBe(true);
    const server = await start(folder);
    expect(server.pid()).toBe(postmaster);
    await keep(server, 'attached');
    await stop(server);
    expect(isAlive(postmaster)).toBe(false);
  });

  it('comes back when Plaza and the server were both killed', async () => {
    const folder = aMadeFolder();
    const { child, postmaster } = await startElsewhere(folder);
    await Promise.all([killAndWait(child.pid ?? 0), killAndWait(postmaster)]);
    const server = await start(folder);
    expect(await kept(server)).toEqual(['written elsewhere']);
    await stop(server);
  });

  it('revives a server that is killed under it, on the same port and with every commit', async () => {
    const server = await start(aMadeFolder());
    await keep(server, 'before');
    const [before, url] = [server.pid(), server.url('plaza')];
    await killAndWait(before);
    while (server.pid() === before) await pause(20);
    expect(server.url('plaza')).toBe(url);
    expect(await kept(server)).toEqual(['before']);
    await stop(server);
  });

  it('is not held up by a pid file that names a stranger', async () => {
    const folder = aMadeFolder();
    const { child, postmaster } = await startElsewhere(folder);
    await Promise.all([killAndWait(child.pid ?? 0), killAndWait(postmaster)]);
    const pidFile = join(folder, 'postgres/data/postmaster.pid');
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)));
    await stop(await start(folder));
  });

  it('starts again after being killed in the middle of its making', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'postgres/data.making'), { recursive: true });
    writeFileSync(join(folder, 'postgres/data.making/PG_VERSION'), '18');
    if (isRoot) execFileSync('chown', ['-R', '65534:65534', join(folder, 'postgres')]);
    await stop(await start(folder));
  });
});

(isRoot ? describe : describe.skip)('started by root', () => {
  it('puts the data elsewhere when its user cannot enter the home, and finds it again', async () => {
    const home = aFolder();
    chmodSync(home, 0o700);
    const dataDir = join(home, 'plaza');
    const first = await start(dataDir);
    await keep(first, 'under a closed home');
    await stop(first);
    const place = readFileSync(join(dataDir, 'postgres-is-in'), 'utf8').trim();
    expect(place).toMatch(/^\/var\/(lib|tmp)\/plaza\/[0-9a-f]{16}-[0-9a-f]{8}$/);
    folders.push(place);
    const second = await start(dataDir);
    expect(await kept(second)).toEqual(['under a closed home']);
    await stop(second);

    // Whoever deletes DATA_DIR begins anew.
    rmSync(dataDir, { recursive: true });
    const third = await start(dataDir);
    folders.push(readFileSync(join(dataDir, 'postgres-is-in'), 'utf8').trim());
    await expect(kept(third)).rejects.toThrow(/"kept" does not exist/);
    await stop(third);
  });

  it('works for a plain user as well', async () => {
    const folder = aFolder();
    execFileSync('chown', ['65534:65534', folder]);
    const child = spawnTypeScript(HOLD_SERVER, [folder], { uid: 65_534, gid: 65_534 });
    const postmaster = Number(await firstLine(child));
    expect(isAlive(postmaster)).toBe(true);
    const ended = endOf(child);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
  });
});
