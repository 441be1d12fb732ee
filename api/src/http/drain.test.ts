import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../errorCode.ts';
import { endOf, firstLine, spawnTypeScript } from '../testing/spawnTypeScript.ts';
import { testDatabase } from '../testing/testDatabase.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'plaza-drain-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function aServer() {
  const database = await testDatabase();
  const child = spawnTypeScript(join(__dirname, '../testing/holdPlaza.ts'), [], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    },
  });
  const url = `http://127.0.0.1:${await firstLine(child)}`;
  return { url, child, drop: database.drop };
}

const ask = (url: string) =>
  fetch(url).then(
    async (response) => {
      await response.text();
      return String(response.status);
    },
    (error: unknown) => causeOf(error),
  );

describe.each(['SIGTERM', 'SIGINT'] as const)('on %s', (signal) => {
  it('every request that got in is answered, streams end, and the process is gone in order', async () => {
    const { url, child, drop } = await aServer();
    const ended = endOf(child);
    const outcomes: string[] = [];
    let sendPeopleIn = true;

    const stream = fetch(`${url}/test/stream`).then((response) => response.text());
    const visitor = async (path: string) => {
      while (sendPeopleIn) outcomes.push(await ask(`${url}${path}`));
    };
    // What a load balancer does: it looks at /readyz and sends nobody once that is not 200.
    const balancer = async () => {
      for (;;) {
        const ready = await ask(`${url}/readyz`);
        if (ready !== '200') return ready;
      }
    };
    const visitors = Array.from({ length: 20 }, (_, index) =>
      visitor(index % 2 ? '/test/slow' : '/api/fetch'),
    );
    while (outcomes.length < 100) await new Promise((resolve) => setImmediate(resolve));

    child.kill(signal);
    expect(await balancer()).toBe('503');
    sendPeopleIn = false;
    await Promise.all(visitors);
    expect(await ended).toBe(0);
    expect([...new Set(outcomes)]).toEqual(['200']);
    expect(await stream).toBe('data: hello\n\ndata: bye\n\n');
    await drop();
  });
});

/** What undici wraps into its "fetch failed". */
function causeOf(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : error;
  return errorCode(cause) || String(cause);
}
