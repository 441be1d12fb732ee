import { testPlaza } from '../testing/testPlaza.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';

const server = testPlaza();
afterEach(leaveHub);

interface Negotiated {
  connectionToken: string;
  tokenLifetimeSeconds: number;
}

const refresh = (id: string, bearer: string) =>
  server
    .as(null)
    .post<{ connectionId?: string; tokenLifetimeSeconds?: number; error?: string }>(
      `/hub/refresh?id=${id}`,
      undefined,
      { authorization: bearer },
    );

async function negotiate(bearer: string): Promise<Negotiated> {
  const { body } = await server
    .as(null)
    .post<Negotiated>('/hub/negotiate?negotiateVersion=1', undefined, { authorization: bearer });
  return body;
}

describe('POST /hub/refresh', () => {
  it('keeps a connection whose first token has ended; one that did not ask is sent away to come back', async () => {
    const amber = await server.aUser();
    const bearer = await server.bearerOf(amber);
    const [kept, forgetful] = [await joinHub(server.url, bearer), await joinHub(server.url, bearer)];
    expect(kept.secondsLeft).toBeGreaterThan(598);
    server.clock.advance({ minutes: 9 });
    const answer = await refresh(kept.token, await server.bearerOf(amber));
    expect(answer.status).toBe(200);
    expect(answer.body.tokenLifetimeSeconds).toBeGreaterThan(598);
    server.clock.advance({ minutes: 5 });
    // Without an error: the way of the server to say "come back".
    expect(await forgetful.over).toBe('');
    expect(await kept.connection.invoke('presence', [])).toEqual([]);
    expect(kept.connection.connectionId).toBe(answer.body.connectionId);
  });

  it('takes the session of the new token: a kick finds the connection by it', async () => {
    const amber = await server.aUser();
    const hers = await joinHub(server.url, await server.bearerOf(amber));
    await server
      .db('session_families')
      .where({ user_id: amber.id })
      .update({ created_at: new Date(0) });
    await refresh(hers.token, await server.bearerOf(amber));
    await server
      .db('session_families')
      .where({ user_id: amber.id })
      .andWhere('created_at', '>', new Date(1))
      .update({ revoked_at: new Date() });
    expect(await hers.over).toContain('Your session has ended.');
  });

  it('ends a connection whose new session ended while it was taken', async () => {
    const amber = await server.aUser();
    const hers = await joinHub(server.url, await server.bearerOf(amber));
    const bearer = await server.bearerOf(amber);
    const other = await joinHub(server.url, bearer);
    // When they were here is noted anew, after their session was read.
    server.clock.advance({ minutes: 2 });
    const door = await server.db.transaction();
    await door.raw('lock table user_activity in access exclusive mode');
    const refreshing = refresh(hers.token, bearer);
    await somebodyWaits(server.db);
    const families = server.db('session_families').where({ user_id: amber.id });
    const [{ id } = { id: '' }] = await families.clone().orderBy('id', 'desc').limit(1).select('id');
    await server.db('session_families').where({ id }).update({ revoked_at: new Date() });
    expect(await other.over).toContain('Your session has ended.');
    await door.commit();
    expect((await refreshing).status).toBe(401);
    expect(await hers.over).toContain('Your session has ended.');
  });

  it.each([
    ['without a connection', '', 400, 'missing_connection_token'],
    ['for none that is there', 'unknown', 404, 'connection_not_found'],
  ])('refuses %s', async (_, id, status, error) => {
    const bearer = await server.bearerOf(await server.aUser());
    expect(await refresh(id, bearer)).toMatchObject({ status, body: { error } });
  });

  it('refuses a token that is none, and the token of somebody else', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    const { connectionToken } = await negotiate(await server.bearerOf(amber));
    expect(await refresh(connectionToken, 'Bearer a.b.c')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    expect(await refresh(connectionToken, await server.bearerOf(basalt))).toMatchObject({ status: 403 });
  });
});
