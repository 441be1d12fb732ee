import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { test as onSharedPlaza } from './member.ts';
import { runStart } from './runStart.ts';

/** Tests that change what is live for everybody: their worker starts a plaza that nobody else visits. */
export const test = onSharedPlaza.extend<object, { plaza: string }>({
  plaza: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'plaza-e2e-own-'));
      const started = runStart(repoRoot, { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir });
      const shared = process.env['PLAZA_E2E_DATA'];
      // Where this worker finds the files of its plaza, its operator's token among them.
      process.env['PLAZA_E2E_DATA'] = dataDir;
      try {
        await use(await started.open);
      } finally {
        process.env['PLAZA_E2E_DATA'] = shared;
        await started.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ plaza }, use) => use(plaza),
});
