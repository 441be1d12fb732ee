import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { test as onSharedPlaza } from './member.ts';
import { runStart } from './runStart.ts';
import { type Machines, twoMachines } from './twoMachines.ts';

/** Tests that change what is live for everybody: their worker starts a plaza that nobody else visits. */
export const test = onSharedPlaza.extend<object, { plaza: string }>({
  plaza: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const own = await (process.env['PLAZA_TWO_MACHINES'] ? twoMachines() : oneMachine());
      const shared = process.env['PLAZA_E2E_DATA'];
      // Where this worker finds the files of its plaza, its operator's token among them.
      process.env['PLAZA_E2E_DATA'] = own.dataDir;
      try {
        await use(own.url);
      } finally {
        process.env['PLAZA_E2E_DATA'] = shared;
        await own.stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ plaza }, use) => use(plaza),
});

async function oneMachine(): Promise<Machines> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-e2e-own-'));
  const env = { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, DATABASE_WAIT_SECONDS: '10' };
  const started = runStart(repoRoot, env);
  const stop = async () => {
    await started.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await started.open, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
