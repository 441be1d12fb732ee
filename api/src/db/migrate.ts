import { runMigrations } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from '../logger.ts';
import { createDb } from './createDb.ts';

export interface Migration {
  /** The file's name: `20261120_1000_users`. */
  name: string;
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
  /** Why nothing misses what it takes away: processes of the release before are still at work when it runs. */
  takesAway?: string;
}

/** Any number that nobody else in this database takes: "PLAZ". */
const MIGRATION_LOCK = 0x504c415a;

const TABLE = { tableName: 'plaza_migrations', disableMigrationsListValidation: true };

/** Brings the schema up to date. Several processes may call it at once: one works, the others wait. */
export async function migrate(url: string, list: readonly Migration[], log?: Logger): Promise<string[]> {
  return alone(url, log, async (db) => {
    await runMigrations({ connectionString: url, noPreparedStatements: true });
    const [, done] = await db.migrate.latest({ ...TABLE, migrationSource: sourceOf(list) });
    return done;
  });
}

/** Takes back everything, newest first. For tests, and for the brave. */
export async function migrateBack(url: string, list: readonly Migration[]): Promise<void> {
  await alone(url, undefined, (db) =>
    db.migrate.rollback({ ...TABLE, migrationSource: sourceOf(list) }, true),
  );
}

/** Whether every migration of this build has run. */
export async function isMigrated(db: Knex, list: readonly Migration[]): Promise<boolean> {
  const rows: { name: string }[] = await db(TABLE.tableName).select('name');
  const done = new Set(rows.map((row) => row.name));
  return list.every(({ name }) => done.has(name));
}

async function alone<Result>(
  url: string,
  log: Logger | undefined,
  act: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const db = createDb({ url, poolSize: 3, patient: true, ...(log ? { log } : {}) });
  try {
    const connection = await db.client.acquireConnection();
    const ask = (sql: string) => db.raw(sql, [MIGRATION_LOCK]).connection(connection);
    try {
      await waitFor(async () => (await ask('select pg_try_advisory_lock(?) as mine')).rows[0].mine === true);
      // knex keeps its own lock as a row, which a kill -9 would leave behind. Ours falls with its connection.
      await db.migrate.forceFreeMigrationsLock({ ...TABLE, migrationSource: sourceOf([]) });
      return await act(db);
    } finally {
      await db.client.releaseConnection(connection);
    }
  } finally {
    await db.destroy();
  }
}

async function waitFor(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 100));
}

function sourceOf(list: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: async () => [...list].sort((a, b) => (a.name < b.name ? -1 : 1)),
    getMigrationName: ({ name }) => name,
    getMigration: async ({ up, down }) => ({ up, down }),
  };
}
