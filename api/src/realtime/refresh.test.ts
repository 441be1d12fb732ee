import { testPlaza } from '../testing/testPlaza.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';

const house = testPlaza();
afterEach(leaveHub);

interface Negotiated {
  connectionToken: string;
  tokenLifetimeSeconds: number;
}

const refresh = (id: string, bearer: string) =>
  house
    .as(null)
    .post<{ connectionId?: string; tokenLifetimeSeconds?: number; error?: string }>(
      `/hub/refresh?id=${id}`,
      undefined,
      { authorization: bearer },
    );

async function negotiate(bearer: string): Promise<Negotiated> {
  const { body } = await house
    .as(null)
    .post<Negotiated>('/hub/negotiate?negotiateVersion=1', undefined, { authorization: bearer });
  return body;
}

describe('POST /hub/refresh', () => {
  it('keeps a connection whose first token has ended; one that did not ask is sent away to come back', async () => {
    const amber = await house.aUser();
    const bearer = await house.bearerOf(amber);
    const [kept, forgetful] = [await joinHub(house.url, bearer), await joinHub(house.url, bearer)];
    expect(kept.secondsLeft).toBeGreaterThan(598);
    house.clock.advance({ minutes: 9 });
    const answer = await refresh(kept.token, await house.bearerOf(amber));
    expect(answer.status).toBe(200);
    expect(answer.body.tokenLifetimeSeconds).toBeGreaterThan(598);
    house.clock.advance({ minutes: 5 });
    // Without an error: the way of the server to say "come back".
    expect(await forgetful.over).toBe('');
    expect(await kept.connection.invoke('presence', [])).toEqual([]);
    expect(kept.connection.connectionId).toBe(answer.body.connectionId);
  });

  it('takes the session of the new token: a kick finds the connection by it', async () => {
    const amber = await house.aUser();
    const hers = await joinHub(house.url, await house.bearerOf(amber));
    await house
      .db('session_families')
      .where({ user_id: amber.id })
      .update({ created_at: new Date(0) });
    await refresh(hers.token, await house.bearerOf(amber));
    await house
      .db('session_families')
      .where({ user_id: amber.id })
      .andWhere('created_at', '>', new Date(1))
      .update({ revoked_at: new Date() });
    expect(await hers.over).toContain('Your session has ended.');
  });

  it.each([
    ['without a connection', '', 400, 'missing_connection_token'],
    ['for none that is there', 'unknown', 404, 'connection_not_found'],
  ])('refuses %s', async (_, id, status, error) => {
    const bearer = await house.bearerOf(await house.aUser());
    expect(await refresh(id, bearer)).toMatchObject({ status, body: { error } });
  });

  it('refuses a token that is none, and the token of somebody else', async () => {
    const [amber, basalt] = [await house.aUser(), await house.aUser()];
    const { connectionToken } = await negotiate(await house.bearerOf(amber));
    expect(await refresh(connectionToken, 'Bearer a.b.c')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    expect(await refresh(connectionToken, await house.bearerOf(basalt))).toMatchObject({ status: 403 });
  });
});
