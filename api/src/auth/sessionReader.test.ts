import type { Knex } from 'knex';
import { testPlaza } from '../testing/testPlaza.ts';
import { sessionReader } from './sessionReader.ts';

const server = testPlaza();

/** The database, but what it has answered stays on its way until it is let go. */
function holding(db: Knex) {
  let letGo: () => void = () => undefined;
  let isAnswered: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const answered = new Promise<void>((resolve) => (isAnswered = resolve));
  const client = {
    acquireConnection: () => db.client.acquireConnection(),
    async releaseConnection(connection: unknown) {
      isAnswered();
      await free;
      return db.client.releaseConnection(connection);
    },
  };
  // The part of it that a prepared statement uses.
  return { db: { client } as unknown as Knex, answered, letGo };
}

it('a session that ends while it is looked up is not believed any longer', async () => {
  const amber = await server.aUser();
  const bearer = await server.bearerOf(amber);
  const { db, answered, letGo } = holding(server.db);
  const sessions = sessionReader({ ...server.plaza, db });
  const looking = sessions.read(bearer);
  await answered;
  const ended = await server
    .db('session_families')
    .where({ user_id: amber.id })
    .update({ revoked_at: new Date() }, 'id');
  for (const { id } of ended) sessions.forget(id);
  letGo();
  // It stood when it was asked for.
  expect((await looking).member?.id).toBe(amber.id);
  expect((await sessions.read(bearer)).member).toBeNull();
});
