import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { freePort } from './freePort.ts';
import { roundRobin } from './roundRobin.ts';
import { runStart, type Started } from './runStart.ts';

/** A Plaza that somebody has started. */
export interface Machines {
  url: string;
  /** Where it keeps what is its own, the operator's token among it; of several machines the first. */
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * One Plaza on two machines, as the page for operators sets it up: a folder of its own for each, one database, one bucket,
 * and a balancer before them that sends every request to the other one.
 */
export async function twoMachines({ port = 0, env = {} } = {}): Promise<Machines> {
  const shared = fork(
    join(repoRoot, 'api/src/testing/runTypeScript.cjs'),
    [join(repoRoot, 'api/src/testing/holdSharedStores.ts')],
    { cwd: repoRoot, execArgv: ['--conditions=source', '--no-warnings'] },
  );
  const [told]: [{ env: Record<string, string> }] = (await once(shared, 'message')) as never;
  const folder = mkdtempSync(join(tmpdir(), 'plaza-two-'));
  const balancer = await roundRobin(port);
  const ports = [await freePort(), await freePort()] as const;
  const begun: Started[] = [];
  const begin = (place: 0 | 1) => {
    const machine = runStart(repoRoot, {
      // With its sample people, whom the tests know.
      ...{ NODE_ENV: 'development', HOST: '0.0.0.0', PUBLIC_URL: balancer.url, TRUST_PROXY: '1' },
      ...{ SESSION_SECRET: 'the-same-on-both-machines-32-characters-or-more' },
      ...{ NODE_URL: `http://127.0.0.1:${ports[place]}`, PORT: String(ports[place]) },
      ...{ DATA_DIR: join(folder, String(place)), ...told.env, ...env },
    });
    begun.push(machine);
    return machine.open;
  };
  const stop = async () => {
    await balancer.close();
    await Promise.all(begun.map((machine) => machine.stop()));
    const gone = once(shared, 'exit');
    shared.disconnect();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await begin(0);
    await begin(1);
  } catch (error) {
    await stop();
    throw error;
  }
  balancer.lead(ports);
  return { url: balancer.url, dataDir: join(folder, '0'), stop };
}
