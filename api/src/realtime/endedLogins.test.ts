import { systemClock } from '@plaza/signalr-server';
import { testPlaza } from '../testing/testPlaza.ts';
import { connectionsOfEnded } from './endedLogins.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';

const every = jest.spyOn(systemClock, 'every');
const server = testPlaza();
afterEach(leaveHub);

/** Somebody's login, and a connection that stands on it. */
async function aClient() {
  const user = await server.aUser();
  await server.bearerOf(user);
  const [family] = await server.db('session_families').where({ user_id: user.id });
  return { user, family: { id: String(family.id) }, connection: { id: `of ${user.id}` } };
}

async function endedOf(clients: readonly Awaited<ReturnType<typeof aClient>>[]) {
  const all = clients.map(({ user, family, connection }) => ({
    ...{ userId: user.id, sessionId: family.id, connection },
  }));
  return connectionsOfEnded(server.db, { all: () => all as never }, server.plaza.clock.now());
}

/** The time of all logins of somebody is over, and nobody has told of it. */
const endLogins = ({ id }: { id: string }) =>
  server.db('session_families').where({ user_id: id }).update({ expires_at: server.plaza.clock.now() });

it('a connection goes with its login: run out, ended, or of a guest whose day is over', async () => {
  const clients = [await aClient(), await aClient(), await aClient(), await aClient()];
  const [standing, over, ended, guest] = clients as [Client, Client, Client, Client];
  expect(await endedOf(clients)).toEqual([]);
  const now = server.plaza.clock.now();
  await server.db('session_families').where({ id: over.family.id }).update({ expires_at: now });
  await server.db('session_families').where({ id: ended.family.id }).update({ revoked_at: now });
  await server.db('users').where({ id: guest.user.id }).update({ demo_until: now });
  expect(await endedOf(clients)).toEqual([over, ended, guest].map(({ connection }) => connection.id));
  expect(standing.user.id).toBeDefined();
});

type Client = Awaited<ReturnType<typeof aClient>>;

it('a connection goes as well with the word that an address is proved', async () => {
  const client = await aClient();
  await server.db('users').where({ id: client.user.id }).update({ is_verified: false });
  // No call is answered them from then on, and they may not go on listening to chats.
  expect(await endedOf([client])).toEqual([client.connection.id]);
});

it('nobody connects with a login that has run out', async () => {
  const user = await server.aUser();
  const bearer = await server.bearerOf(user);
  const first = await joinHub(server.url, bearer);
  expect(await first.connection.invoke('presence', [])).toEqual([]);
  await endLogins(user);
  // Within the moment in which a session is believed without looking again.
  await expect(joinHub(server.url, bearer)).rejects.toThrow('Connection closed with an error.');
});

it('who was connected when their login ran out is sent away once the database is heard again', async () => {
  const user = await server.aUser();
  const device = await joinHub(server.url, await server.bearerOf(user));
  await endLogins(user);
  await server.db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'plaza hub' and datname = current_database()`,
  );
  expect(await device.over).toContain('Your session has ended.');
});

it('who was connected when their login ran out is sent away at the next look, though nobody has told of it', async () => {
  const user = await server.aUser();
  const device = await joinHub(server.url, await server.bearerOf(user));
  await endLogins(user);
  // Half a minute passes.
  for (const [ms, act] of every.mock.calls) if (ms === 30_000) act();
  expect(await device.over).toContain('Your session has ended.');
});
