import type { Client } from 'pg';
import type { Knex } from 'knex';
import { testDatabase } from '../testing/testDatabase.ts';
import { createDb } from './createDb.ts';

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase({ empty: true });
  drop = database.drop;
  db = createDb({ url: database.url, poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

it('nobody gets a connection that the driver has just given up, as it does when an answer takes too long', async () => {
  const connection: Client = await db.client.acquireConnection();
  const waiting = db.raw('select 1 as one');
  connection.connection.stream.destroy();
  await db.client.releaseConnection(connection);
  expect((await waiting).rows).toEqual([{ one: 1 }]);
});

it('nor one that the server has just ended, by who asks again at once', async () => {
  const ended = await db
    .raw('select pg_terminate_backend(pg_backend_pid())')
    .catch((error: unknown) => error);
  expect(ended).toMatchObject({ code: '57P01' });
  expect((await db.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
