import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function logIn() {
  const person = await server.aUser({ password: PASSWORD });
  const { body, headers } = await server
    .as(null)
    .post<{ token: string; refresh: string }>('/api/auth/login', {
      emailOrUsername: person.username,
      password: PASSWORD,
    });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    person,
    token: body.token,
    refreshToken: body.refresh,
    refresh: (refreshToken: string, withCookie = cookie) =>
      server.as(null).post<Tokens>('/api/auth/refresh', { refreshToken }, { cookie: withCookie }),
  };
}

function profile(token: string) {
  return server.as(null).get('/api/profile', { authorization: `Bearer ${token}` });
}

describe('POST /auth/refresh', () => {
  it('trades the token for a successor that works', async () => {
    const { refresh, refreshToken } = await logIn();
    const first = await refresh(refreshToken);
    expect(first.status).toBe(200);
    expect(first.body.refreshToken).not.toBe(refreshToken);
    expect((await profile(first.body.accessToken)).status).toBe(200);
    expect((await refresh(first.body.refreshToken)).status).toBe(200);
  });

  it('answers twenty at once with one successor', async () => {
    const { refresh, refreshToken } = await logIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  it('answers a retry within 20 s with the same successor', async () => {
    const { refresh, refreshToken } = await logIn();
    const first = await refresh(refreshToken);
    server.clock.advance({ seconds: 20 });
    expect((await refresh(refreshToken)).body.refreshToken).toBe(first.body.refreshToken);
  });

  it('answers again, however late, who never got the answer', async () => {
    const { refresh, refreshToken } = await logIn();
    const lost = await refresh(refreshToken);
    server.clock.advance({ minutes: 45 });
    const again = await refresh(refreshToken);
    expect(again).toMatchObject({ status: 200, body: { refreshToken: lost.body.refreshToken } });
    expect((await profile(again.body.accessToken)).status).toBe(200);
    expect((await refresh(again.body.refreshToken)).status).toBe(200);
  });

  it('knows a thief who comes later, whichever of the new tokens the owner has used', async () => {
    const { refresh, refreshToken } = await logIn();
    const { body } = await refresh(refreshToken);
    await refresh(body.refreshToken);
    server.clock.advance({ minutes: 1 });
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(body.refreshToken)).status).toBe(401);
  });

  it('ends the whole family when a token is used again later', async () => {
    const { refresh, refreshToken } = await logIn();
    const { body } = await refresh(refreshToken);
    expect((await profile(body.accessToken)).status).toBe(200);
    server.clock.advance({ seconds: 21 });
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(body.refreshToken)).status).toBe(401);
    expect((await profile(body.accessToken)).status).toBe(401);
  });

  it('ends the family when the token before the last one comes back, even at once', async () => {
    const { refresh, refreshToken } = await logIn();
    const second = await refresh(refreshToken);
    const third = await refresh(second.body.refreshToken);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third.body.refreshToken)).status).toBe(401);
  });

  it('is worth nothing without the device cookie, or with another device’s', async () => {
    const { refresh, refreshToken } = await logIn();
    const other = 'plaza_device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    expect((await refresh(refreshToken, '')).status).toBe(401);
    expect((await refresh(refreshToken, other)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it.each([
    '',
    'x',
    '1.1',
    '1.1.AAAA',
    '999999.1.' + 'A'.repeat(43),
    '1.1.' + 'A'.repeat(43),
    '-1.1.' + 'A'.repeat(43),
  ])('refuses the invented token %p', async (token) => {
    const { refresh } = await logIn();
    expect([400, 401]).toContain((await refresh(token)).status);
  });

  it('ends after 7 days of silence', async () => {
    const { refresh, refreshToken } = await logIn();
    server.clock.advance({ days: 7 });
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('ends after 30 days whatever happens', async () => {
    const { refresh, ...login } = await logIn();
    let { refreshToken } = login;
    for (let day = 0; day < 30; day += 5) {
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      refreshToken = body.refreshToken;
      server.clock.advance({ days: 5 });
    }
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('is over for a blocked person', async () => {
    const { refresh, refreshToken, person } = await logIn();
    await server.db('users').where({ id: person.id }).update({ is_blocked: true });
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('keeps no token that could be stolen from the database', async () => {
    const { refreshToken } = await logIn();
    const rows = await server.db('session_families').select();
    expect(JSON.stringify(rows)).not.toContain(refreshToken.split('.')[2]);
  });
});

describe('POST /auth/logout', () => {
  it('[2.2-6] ends the session for both tokens at once', async () => {
    const { refresh, refreshToken, token } = await logIn();
    const answer = await server.as(null).post('/api/auth/logout', {}, { authorization: `Bearer ${token}` });
    expect(answer.body).toEqual({ ended: true });
    expect(answer.headers.get('set-cookie')).toMatch(/^plaza_device=; .*Expires=Thu, 01 Jan 1970/);
    expect((await profile(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('asks a stranger to log in', async () => {
    const { status, body } = await server.as(null).post('/api/auth/logout');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'auth.no-session' });
  });

  it('leaves the other sessions of the person alone', async () => {
    const person = await server.aUser();
    const [here, there] = [server.as(person), server.as(person)];
    await here.post('/api/auth/logout');
    expect((await there.get('/api/profile')).status).toBe(200);
  });
});
