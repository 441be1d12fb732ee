import { Agent, get } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOf, firstLine, spawnTypeScript } from '../../testing/spawnTypeScript.ts';

const ROUNDS = 5;
const REQUESTS = 600;
const AT_ONCE = 8;

interface Held {
  port: number;
  path: string;
  authorization: string;
}

/** How many requests a server answers for each second of processor that it uses, whole and bare, in turns. */
export async function perCpuSecond(about: {
  url: string;
  userId: string;
}): Promise<{ full: number; bare: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
  const hold = (kind: string) =>
    spawnTypeScript(join(__dirname, 'holdFeed.ts'), [kind, about.userId], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: about.url,
      },
    });
  const processes = { full: hold('full'), bare: hold('bare') };
  try {
    const full: Held = JSON.parse(await firstLine(processes.full));
    const bare: Held = JSON.parse(await firstLine(processes.bare));
    const rates: { full: number[]; bare: number[] } = { full: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const rate = { full: await rateOf(full), bare: await rateOf(bare) };
      // The first round warms both up.
      if (round > 0) for (const kind of ['full', 'bare'] as const) rates[kind].push(rate[kind]);
    }
    return { full: median(rates.full), bare: median(rates.bare) };
  } finally {
    for (const one of Object.values(processes)) {
      const over = endOf(one);
      one.kill('SIGTERM');
      await over;
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function rateOf(held: Held): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const before = Number(await ask(held, '/test/cpu', agent));
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await ask(held, held.path, agent);
      }
    }),
  );
  const spent = Number(await ask(held, '/test/cpu', agent)) - before;
  agent.destroy();
  return REQUESTS / spent;
}

function ask({ port, authorization }: Held, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { authorization } }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode} ${text}`)),
      );
    }).on('error', reject);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
