import type { CallAnswer } from '@plaza/api-contract';
import type { Config } from '../config.ts';
import { createDb } from '../db/createDb.ts';
import { runningServer } from '../db/embedded/runningServer.ts';
import { createLogger } from '../logger.ts';
import { claimDataFolder, DATABASE, startDatabase } from '../startDatabase.ts';
import { verifyAudit } from './verifyAudit.ts';

/** Verifies the audit log of an installation from outside, whether its server is running or not. */
export async function verifyKeptAudit(config: Config): Promise<CallAnswer<'GET /audit/verify'>> {
  const url = config.databaseUrl ?? runningServer(config.dataDir, DATABASE);
  if (url) {
    const db = createDb({ url, poolSize: 1 });
    return verifyAudit(db).finally(() => db.destroy());
  }
  const release = await claimDataFolder(config);
  const database = await startDatabase(config, createLogger('error'), release);
  return verifyAudit(database.db).finally(() => database.stop());
}
