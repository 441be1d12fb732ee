import { mkdtempSync, rmSync, chmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlaza, type RunningPlaza, type StartOptions } from './startPlaza.ts';
import { quickHashing } from './testing/aUser.ts';
import { TestClient } from './testing/TestClient.ts';
import { testDatabase } from './testing/testDatabase.ts';

const folders: string[] = [];
const open = new Set<RunningPlaza>();

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-start-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(env: Record<string, string>, options: StartOptions = {}): Promise<RunningPlaza> {
  const server = await startPlaza({ env: { PORT: '0', LOG_LEVEL: 'silent', ...env }, ...options });
  open.add(server);
  return server;
}

afterAll(async () => {
  for (const server of open) await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a first start on an empty folder', () => {
  const DATA_DIR = aFolder();
  const steps: string[] = [];
  let server: RunningPlaza;
  let stranger: TestClient;

  beforeAll(async () => {
    const onStep: StartOptions['onStep'] = ({ name, state }) => void steps.push(`${name} ${state}`);
    server = await start({ DATA_DIR }, { onStep, hashing: quickHashing });
    stranger = new TestClient(server.url);
  });

  it('tells each step', () => {
    expect(steps).toEqual(
      ['listening', 'database', 'migrations', 'seeds', 'slices'].flatMap((name) => [
        `${name} begun`,
        `${name} done`,
      ]),
    );
  });

  it('is ready', async () => {
    expect(await stranger.get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: true, migrations: true } },
    });
  });

  it('measures its own process too', async () => {
    const { body } = await stranger.get<string>('/metrics');
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('made a community of twelve that can log in', async () => {
    expect(server.accounts).toHaveLength(12);
    expect(server.accounts.filter(({ isAdmin }) => isAdmin).map(({ username }) => username)).toEqual([
      'amber',
    ]);
    for (const { username, password } of [...server.accounts.slice(0, 3)]) {
      const answer = await stranger.post('/api/auth/login', { emailOrUsername: username, password });
      expect(answer.status).toBe(200);
    }
  });

  it('comes through the death of its database: 503 with Retry-After, then as before', async () => {
    const login = () =>
      stranger.post('/api/auth/login', { emailOrUsername: 'basalt', password: 'walk-the-plaza' });
    const pidFile = join(DATA_DIR, 'postgres/data/postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    const seen: number[] = [];
    for (;;) {
      const answer = await login();
      seen.push(answer.status);
      if (answer.status === 503) {
        expect(answer.body).toMatchObject({
          code: 'http.away',
          error: expect.stringContaining('in a moment'),
        });
        expect(answer.headers.get('retry-after')).toBe('2');
      }
      if (answer.status === 200 && seen.includes(503)) break;
    }
    expect([...new Set(seen)].sort()).toEqual([200, 503]);
    expect((await stranger.get('/readyz')).status).toBe(200);
  });

  it('makes nobody at the second start', async () => {
    open.delete(server);
    await server.close();
    server = await start({ DATA_DIR }, { hashing: quickHashing });
    expect(server.accounts).toEqual([]);
    const answer = await new TestClient(server.url).post('/api/auth/login', {
      emailOrUsername: 'cedar',
      password: 'walk-the-plaza',
    });
    expect(answer.status).toBe(200);
  });

  it('refuses a second Plaza on the same folder', async () => {
    await expect(start({ DATA_DIR })).rejects.toThrow(
      /^Plaza is already running on .* Stop it first, or set DATA_DIR to another folder\.$/,
    );
    expect((await new TestClient(server.url).get('/readyz')).status).toBe(200);
  });

  it('says so even when both want the same port', async () => {
    await expect(start({ DATA_DIR, PORT: String(server.port) })).rejects.toThrow(
      /^Plaza is already running on /,
    );
  });

  it('says in one line that a port is taken', async () => {
    await expect(start({ DATA_DIR: aFolder(), PORT: String(server.port) })).rejects.toThrow(
      new RegExp(`^Port ${server.port} is in use\\. Set PORT to another one\\.$`),
    );
  });
});

describe('a first start in production', () => {
  it('makes one administrator with a password that nobody could guess', async () => {
    const database = await testDatabase();
    const server = await start({ NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: aFolder() });
    expect(server.accounts).toEqual([
      { username: 'admin', password: expect.stringMatching(/^[\w-]{16}$/), isAdmin: true },
    ]);
    const [account] = server.accounts;
    const stranger = new TestClient(server.url);
    const login = { emailOrUsername: 'admin', password: account?.password };
    expect(await stranger.post('/api/auth/login', login)).toMatchObject({
      status: 200,
      body: { user: { is_admin: true } },
    });
    // Where nobody asks for less, a password costs whoever steals it what OWASP recommends.
    const asked = await stranger.post('/api/auth/prelogin', { emailOrUsername: 'admin' });
    expect(asked.body).toMatchObject({ kdf: 1, iterations: 600_000 });
    const { password_hash } = await server.plaza.db('credentials').first();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    open.delete(server);
    await server.close();
    await database.drop();
  });
});

describe('while it starts', () => {
  it('asks visitors to wait, and load balancers too', async () => {
    const database = await testDatabase();
    const asked: Promise<{ status: number; body: unknown }[]>[] = [];
    const port = await freePort();
    const server = await start(
      { NODE_ENV: 'test', PORT: String(port), DATABASE_URL: database.url, DATA_DIR: aFolder() },
      {
        onStep({ name, state }) {
          if (name !== 'database' || state !== 'begun') return;
          const early = new TestClient(`http://127.0.0.1:${port}`);
          asked.push(Promise.all([early.get('/readyz'), early.get('/api/fetch'), early.get('/healthz')]));
        },
      },
    );
    const [answers] = await Promise.all(asked);
    expect(answers).toMatchObject([
      { status: 503, body: { status: 'starting' } },
      {
        status: 503,
        body: { code: 'http.away', error: 'Plaza is opening its doors. Please try again in a moment.' },
      },
      { status: 200, body: { status: 'alive' } },
    ]);
    open.delete(server);
    await server.close();
    await database.drop();
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
