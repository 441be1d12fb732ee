import type { Knex } from 'knex';
import { testDatabase } from '../testing/testDatabase.ts';
import { createDb } from './createDb.ts';
import { migrations } from '../schema/migrations.ts';
import type { Migration } from './migrate.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  /** Whoever writes a row and does not know the column is refused. */
  isDemanded: boolean;
}

const COLUMNS = `
  select table_name as table, column_name as column, udt_name as type,
    is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isDemanded"
  from information_schema.columns where table_schema = 'public'`;

async function columnsOf(db: Knex): Promise<Map<string, Column>> {
  const rows: Column[] = (await db.raw(COLUMNS)).rows;
  return new Map(rows.map((one) => [`${one.table}.${one.column}`, one]));
}

/** What a process that knows only the schema before would miss after it. */
async function takenAway(db: Knex, { up }: Pick<Migration, 'up'>): Promise<string[]> {
  const before = await columnsOf(db);
  await db.transaction(up);
  const after = await columnsOf(db);
  const tables = new Set([...before.values()].map(({ table }) => table));
  const missed = [...before].flatMap(([name, { type }]) => {
    const now = after.get(name);
    if (!now) return [`${name} is gone`];
    return now.type === type ? [] : [`${name} has another type`];
  });
  const demanded = [...after].flatMap(([name, { table, isDemanded }]) =>
    isDemanded && tables.has(table) && !before.get(name)?.isDemanded ? [`${name} is demanded`] : [],
  );
  return [...missed, ...demanded];
}

describe('an older process beside a newer one', () => {
  let db: Knex;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const database = await testDatabase({ empty: true });
    drop = database.drop;
    db = createDb({ url: database.url, poolSize: 2 });
  });
  afterEach(async () => {
    await db.destroy();
    await drop();
  });

  it('keeps all that it reads and may write what it knows, unless a migration says why nothing reads it', async () => {
    const inOrder = migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const withdrawn: string[] = [];
    for (const migration of inOrder) {
      const taken = await takenAway(db, migration);
      if (!migration.takesAway) withdrawn.push(...taken.map((what) => `${migration.name}: ${what}`));
    }
    expect(withdrawn).toEqual([]);
  });

  it.each([
    ['alter table lamps drop column colour', ['lamps.colour is gone']],
    ['alter table lamps rename column colour to hue', ['lamps.colour is gone']],
    ['drop table lamps', ['lamps.id is gone', 'lamps.colour is gone']],
    ['alter table lamps alter column colour type bytea using null', ['lamps.colour has another type']],
    ['alter table lamps alter column colour set not null', ['lamps.colour is demanded']],
    ['alter table lamps add column watts int not null', ['lamps.watts is demanded']],
    ["alter table lamps add column watts int not null default 5, add column place text default ''", []],
    ['create table shades (id bigint not null)', []],
  ])('is looked after: %s', async (change, taken) => {
    await db.raw('create table lamps (id bigint generated always as identity primary key, colour text)');
    expect(await takenAway(db, { up: async (inner) => void (await inner.raw(change)) })).toEqual(taken);
  });
});
