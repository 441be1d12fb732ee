import knex, { type Knex } from 'knex';
import { testDatabase } from '../testing/testDatabase.ts';
import { createDb } from './createDb.ts';
import { inTurn } from './inTurn.ts';
import type { Turn } from './takeTurn.ts';

const LIMIT_MS = 100;
const turn: Turn = ['version', 'mf-slow', '1.0.0'];

let url: string;
let drop: () => Promise<void>;
let db: Knex;
const impatient: Knex[] = [];
beforeAll(async () => {
  ({ url, drop } = await testDatabase({ empty: true }));
  db = createDb({ url, poolSize: 2 });
});
afterAll(async () => {
  await Promise.all([db, ...impatient].map((one) => one.destroy()));
  await drop();
});

/** A pool that gives up what takes longer than a moment. */
function anImpatientPool(limit: { statement_timeout: number } | { query_timeout: number }): Knex {
  const connection = { connectionString: url, application_name: 'impatient', ...limit };
  // With the version known, a connection asks nothing that could itself take too long.
  const pool = knex({ client: 'pg', version: '16', connection });
  impatient.push(pool);
  return pool;
}

async function hasWaitedLong(): Promise<boolean> {
  const { rows } = await db.raw(
    `select from pg_stat_activity where application_name = 'impatient' and datname = current_database()
     and wait_event = 'advisory' and query_start < clock_timestamp() - ? * interval '1 ms'`,
    [3 * LIMIT_MS],
  );
  return rows.length > 0;
}

it.each([
  ['the server', { statement_timeout: LIMIT_MS }],
  ['the driver', { query_timeout: LIMIT_MS }],
])('the second waits as long as the first takes, however soon %s gives up a statement', async (_, limit) => {
  const done: string[] = [];
  let isOver = false;
  let second: Promise<unknown> = Promise.resolve();
  await inTurn(db, turn, async () => {
    second = inTurn(anImpatientPool(limit), turn, async () => done.push('second'))
      .catch((error: unknown) => error)
      .finally(() => (isOver = true));
    while (!isOver && !(await hasWaitedLong()));
    done.push('first');
  });
  expect(await second).toBe(2);
  expect(done).toEqual(['first', 'second']);
});
