import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endOf, firstLine, spawnTypeScript } from './spawnTypeScript.ts';
import type { TestServer } from './testPlaza.ts';

/** Another process on the same database, once it works on jobs. */
export async function startWorker({ plaza, dataDir }: TestServer): Promise<ChildProcess> {
  const worker = spawnTypeScript(join(__dirname, '../jobs/testing/holdJob.ts'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: join(dataDir, 'other'),
      DATABASE_URL: plaza.config.databaseUrl,
      LOG_LEVEL: 'error',
    },
  });
  await firstLine(worker);
  return worker;
}

/** Kills a process, and waits until it is gone. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  if (worker.signalCode !== null) return;
  const gone = endOf(worker);
  worker.kill('SIGKILL');
  await gone;
}
