import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../db/embedded/startEmbedded.ts';
import { migrate } from '../../db/migrate.ts';
import { createLogger } from '../../logger.ts';
import { migrations } from '../../schema/migrations.ts';
import { held } from './held.ts';
import { quickFolder } from './quickFolder.ts';
import { sweepLeftovers, TEST_FOLDER } from './sweepLeftovers.ts';

/** One server for the whole run, with one migrated database that every test file copies. */
export default async function globalSetup(): Promise<void> {
  const home = quickFolder();
  for (const place of new Set([home, tmpdir()])) sweepLeftovers(place);
  const folder = mkdtempSync(join(home, TEST_FOLDER));
  // mkdtemp closes it to others; as root the server's user must be able to enter, or its data would lie elsewhere.
  chmodSync(folder, 0o755);
  const server = await startEmbedded({
    dataDir: folder,
    database: 'plaza_template',
    log: createLogger('silent'),
    // Speed for safety: after a power cut nobody misses a test database.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  held.server = server;
  held.folder = folder;
  await migrate(server.url('plaza_template'), migrations);
  process.env['PLAZA_TEST_SERVER'] = server.url('');
}
