import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

function logIn(emailOrUsername: unknown, password: unknown = PASSWORD) {
  return server
    .as(null)
    .post<{ token: string; refresh: string }>('/api/auth/login', { emailOrUsername, password });
}

describe('POST /auth/login', () => {
  beforeAll(async () => {
    await server.aUser({
      username: 'Opal',
      name: 'Opal Reyes',
      email: 'opal@plaza.example',
      password: PASSWORD,
    });
    await server.aUser({ username: 'onyx', isBlocked: true, password: PASSWORD });
    await server.aUser({ username: 'gone', isDeleted: true, password: PASSWORD });
  });

  it('[3-1] answers token, refresh and the person', async () => {
    const { status, body } = await logIn('opal');
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh: expect.stringMatching(/^\d+\.1\.[\w-]{43}$/),
      user: {
        id: expect.any(String),
        name: 'Opal Reyes',
        username: 'Opal',
        email: 'opal@plaza.example',
        is_admin: false,
      },
    });
  });

  it('brings the picture of who has one', async () => {
    const picture = '/media/0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11/256.webp';
    await server.db('users').where({ username: 'Opal' }).update({ picture });
    expect((await logIn('opal')).body).toMatchObject({ user: { profile: picture } });
  });

  it('takes the e-mail address too, in any case', async () => {
    expect((await logIn('OPAL@plaza.example')).status).toBe(200);
  });

  it('opens the calls of members', async () => {
    const { body } = await logIn('opal');
    const answer = await server.as(null).get('/api/profile', { authorization: `Bearer ${body.token}` });
    expect(answer.body).toMatchObject({ username: 'Opal' });
  });

  it('says the same for a wrong password, for nobody and for a deleted person', async () => {
    const answers = [await logIn('opal', 'wrong'), await logIn('nobody', 'wrong'), await logIn('gone')];
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body).toMatchObject({
        code: 'auth.wrong-login',
        error: 'Wrong name or password.',
      });
    }
  });

  it('[6-1] tells a blocked person only after the right password', async () => {
    expect((await logIn('onyx', 'wrong')).body).toMatchObject({ code: 'auth.wrong-login' });
    expect((await logIn('onyx')).body).toMatchObject({ code: 'auth.blocked' });
  });

  it('names the fields that are wrong', async () => {
    const { status, body } = await logIn(7, '');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'http.bad-input',
      fields: { 'body.emailOrUsername': 'Expected string.', 'body.password': 'Must not be empty.' },
    });
  });

  it('gives the device cookie to no script and to no other site', async () => {
    const { headers } = await logIn('opal');
    expect(headers.getSetCookie()[0]).toMatch(
      /^plaza_device=[\w-]{43}; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
  });

  it('treats quotes and wildcards as letters', async () => {
    expect((await logIn(`opal' or '1'='1`)).status).toBe(403);
    expect((await logIn('op%')).status).toBe(403);
  });
});

describe('behind https', () => {
  const secure = testPlaza({ env: { PUBLIC_URL: 'https://plaza.example' } });

  it('marks the device cookie Secure and asks for https from then on', async () => {
    await secure.aUser({ username: 'opal', password: PASSWORD });
    const { headers } = await secure
      .as(null)
      .post('/api/auth/login', { emailOrUsername: 'opal', password: PASSWORD });
    expect(headers.getSetCookie()[0]).toMatch(/; Secure$/);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
