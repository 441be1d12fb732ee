import { createDb } from './createDb.ts';
import { isMigrated, migrate, migrateBack } from './migrate.ts';
import { migrations } from '../schema/migrations.ts';
import { testDatabase } from '../testing/testDatabase.ts';

const SCHEMA = `
  select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
  where table_schema = 'public' and table_name not like 'plaza_migrations%' order by 1, 2`;
const INDEXES = `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename not like 'plaza_migrations%' order by 1`;

async function emptyDatabase() {
  const { url, drop } = await testDatabase({ empty: true });
  const db = createDb({ url, poolSize: 4 });
  return {
    url,
    db,
    schema: async () => [(await db.raw(SCHEMA)).rows, (await db.raw(INDEXES)).rows],
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await drop();
    },
  };
}

describe('migrations', () => {
  it('go forward, back, and forward again to the same schema', async () => {
    await using database = await emptyDatabase();
    const { db, url, schema } = database;
    const before = await schema();
    expect(await migrate(url, migrations)).toEqual(migrations.map(({ name }) => name).sort());
    expect(await isMigrated(db, migrations)).toBe(true);
    const after = await schema();
    await migrateBack(url, migrations);
    expect(await schema()).toEqual(before);
    expect(await isMigrated(db, migrations)).toBe(false);
    await migrate(url, migrations);
    expect(await schema()).toEqual(after);
  });

  it('run once when two processes start together', async () => {
    await using database = await emptyDatabase();
    const { url } = database;
    const done = await Promise.all([migrate(url, migrations), migrate(url, migrations)]);
    expect(done.flat().sort()).toEqual(migrations.map(({ name }) => name).sort());
  });

  it('are not held up by a process that was killed while migrating', async () => {
    await using database = await emptyDatabase();
    const { db, url } = database;
    await migrate(url, migrations);
    await db('plaza_migrations_lock').update({ is_locked: 1 });
    const later = { name: '99999999_0000_later', up: async () => undefined, down: async () => undefined };
    expect(await migrate(url, [...migrations, later])).toEqual([later.name]);
  });

  it('leave nothing half done when one fails', async () => {
    await using database = await emptyDatabase();
    const { db, url } = database;
    const broken = {
      name: '99999999_0000_broken',
      up: async (inner: typeof db) => {
        await inner.raw('create table half (id int)');
        throw new Error('broken on purpose');
      },
      down: async () => undefined,
    };
    await expect(migrate(url, [...migrations, broken])).rejects.toThrow('broken on purpose');
    expect(await db.schema.hasTable('half')).toBe(false);
    await expect(migrate(url, migrations)).resolves.toEqual([
      expect.any(String),
      ...Array(migrations.length - 1).fill(expect.any(String)),
    ]);
  });

  it('are named by time and differ', () => {
    const names = migrations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\d{8}_\d{4}_[a-z_]+$/);
  });
});
