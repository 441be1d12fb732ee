import type { Knex } from 'knex';
import type { Config } from './config.ts';
import { createDb } from './db/createDb.ts';
import { claimFolder } from './db/embedded/claimFolder.ts';
import { startEmbedded, type EmbeddedServer } from './db/embedded/startEmbedded.ts';
import type { Logger } from './logger.ts';

export const DATABASE = 'plaza';

export interface Database {
  url: string;
  db: Knex;
  stop(): Promise<void>;
}

/** One Plaza on one DATA_DIR; with a database of its own several may share the folder. */
export async function claimDataFolder({ databaseUrl, dataDir }: Config): Promise<() => void> {
  return databaseUrl ? () => undefined : claimFolder(dataDir);
}

/** The database of DATABASE_URL, or one of our own on DATA_DIR. */
export async function startDatabase(config: Config, log: Logger, release: () => void): Promise<Database> {
  let embedded: EmbeddedServer | undefined;
  if (!config.databaseUrl)
    embedded = await startEmbedded({ dataDir: config.dataDir, database: DATABASE, log, release });
  const url = config.databaseUrl ?? embedded?.url(DATABASE) ?? '';
  const db = createDb({ url, poolSize: config.databasePool, waitMs: config.databaseWaitMs, log });
  return {
    url,
    db,
    async stop() {
      await db.destroy();
      await embedded?.stop();
    },
  };
}
