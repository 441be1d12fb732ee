import { rawRequest } from '../testing/rawRequest.ts';
import { mailTo } from '../testing/mailTo.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza, type TestServer } from '../testing/testPlaza.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

async function tokenTo(email: string): Promise<string> {
  return /^ {4}(\S+)$/m.exec((await mailTo(server, email))[0]?.text ?? '')?.[1] ?? '';
}

const post = (path: string, body: unknown) =>
  server.as(null).post<Record<string, string>>(`/api/auth/${path}`, body);

describe('POST /auth/forgot and /auth/reset', () => {
  it('sets a new password and ends every session', async () => {
    const person = await server.aUser({ password: PASSWORD });
    const session = server.as(person);
    expect((await session.get('/api/profile')).status).toBe(200);
    expect((await post('forgot', { emailOrUsername: person.username })).body).toEqual({
      message: 'Password reset link sent to your email!',
    });
    const token = await tokenTo(person.email);
    expect(await post('reset', { token, password: 'another lantern' })).toMatchObject({
      status: 200,
      body: { message: 'Password reset successfully!' },
    });
    expect((await session.get('/api/profile')).status).toBe(401);
    expect((await post('login', { emailOrUsername: person.email, password: PASSWORD })).status).toBe(403);
    expect((await post('login', { emailOrUsername: person.email, password: 'another lantern' })).status).toBe(
      200,
    );
    expect((await post('reset', { token, password: 'yet another lantern' })).body).toMatchObject({
      code: 'auth.wrong-reset',
    });
  });

  it('tells which passkeys open the account as before: whoever had it may have left one', async () => {
    const person = await server.aUser({ password: PASSWORD });
    const keys = ['Telefon', 'Not mine'].map((name, at) => ({
      ...{ user_id: person.id, name, credential_id: Buffer.alloc(16, at), public_key: Buffer.alloc(8) },
      ...{ counter: 0, transports: [], is_synced: false, created_at: server.clock.now() },
    }));
    await server.db('passkeys').insert(keys);
    await post('forgot', { emailOrUsername: person.username });
    const token = await tokenTo(person.email);
    await post('reset', { token, password: 'another lantern' });
    const [told] = await mailTo(server, person.email);
    expect(told?.text).toContain('These passkeys open it as before: "Telefon", "Not mine".');
    await server.as(person).post('/api/auth/password', {
      ...{ password: 'another lantern', newPassword: 'a loud and bright lantern' },
    });
    expect((await mailTo(server, person.email))[0]?.text).toContain('"Not mine"');
  });

  it('is refused calmly where the password is changed in the same moment', async () => {
    const person = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: person.username });
    const token = await tokenTo(person.email);
    const session = server.as(person);
    await session.get('/api/account');
    const holding = await server.db.transaction();
    await holding('credentials').where({ user_id: person.id }).forUpdate();
    const next = { password: PASSWORD, newPassword: 'a loud and bright lantern' };
    const changing = session.post('/api/auth/password', next);
    await somebodyWaits(server.db);
    const resetting = post('reset', { token, password: 'another lantern' });
    await somebodyWaits(server.db, 2);
    await holding.commit();
    expect((await changing).status).toBe(200);
    expect(await resetting).toMatchObject({ status: 403, body: { code: 'auth.wrong-reset' } });
  });

  it('opens nothing once the address is not the person’s any more', async () => {
    const person = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: person.username });
    const token = await tokenTo(person.email);
    await server
      .db('users')
      .where({ id: person.id })
      .update({ email: `moved-${person.email}` });
    expect((await post('reset', { token, password: 'another lantern' })).body).toMatchObject({
      code: 'auth.wrong-reset',
    });
  });

  it('keeps the token when the new password is too weak', async () => {
    const person = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: person.email });
    const token = await tokenTo(person.email);
    expect((await post('reset', { token, password: 'short' })).status).toBe(400);
    expect((await post('reset', { token, password: 'another lantern' })).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const person = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: person.email });
    const token = await tokenTo(person.email);
    server.clock.advance({ minutes: 10 });
    expect((await post('reset', { token, password: 'another lantern' })).status).toBe(403);
  });

  it('answers the same for nobody, and mails nobody', async () => {
    const blocked = await server.aUser({ isBlocked: true });
    const nobody = await post('forgot', { emailOrUsername: 'nobody-here' });
    expect(nobody).toMatchObject({
      status: 200,
      body: { message: 'Password reset link sent to your email!' },
    });
    expect((await post('forgot', { emailOrUsername: blocked.email })).body).toEqual(nobody.body);
    expect(await mailTo(server, blocked.email)).toEqual([]);
  });
});

describe('the link to a new password', () => {
  const PUBLIC_URL = 'https://plaza.example';
  const known = testPlaza({ env: { PUBLIC_URL, ALLOWED_HOSTS: 'www.plaza.example' } });

  async function ask(at: TestServer, host: string, more: Record<string, string> = {}) {
    const person = await at.aUser();
    const { status } = await rawRequest(
      `${at.url}/api/auth/forgot`,
      { method: 'POST', headers: { 'content-type': 'application/json', host, ...more } },
      JSON.stringify({ emailOrUsername: person.username }),
    );
    return { status, mails: await mailTo(at, person.email) };
  }

  it.each([
    ['www.plaza.example', {}],
    ['127.0.0.1', {}],
    ['plaza.example', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
    ['plaza.example', { forwarded: 'host=evil.example', origin: 'https://evil.example' }],
    ['plaza.example', { referer: 'https://evil.example/', 'x-original-url': '//evil.example' }],
  ])('leads to PUBLIC_URL, asked under %s with %j', async (host, more) => {
    const { status, mails } = await ask(known, host, more);
    expect(status).toBe(200);
    expect(mails[0]?.html).toMatch(/href="https:\/\/plaza\.example\/login#reset=[\w-]{43}"/);
    expect(mails[0]?.html.match(/https?:\/\/[^/"]+/g)).toEqual([PUBLIC_URL]);
    expect(JSON.stringify(mails)).not.toContain('evil');
  });

  it.each(['evil.example', 'plaza.example.evil.example', 'plaza.example@evil.example'])(
    'is not written at all under the name %j',
    async (host) => {
      const { status, mails } = await ask(known, host);
      expect([400, 421]).toContain(status);
      expect(mails).toEqual([]);
    },
  );

  it('leads to this machine while nobody said where else', async () => {
    const { mails } = await ask(server, '127.0.0.1', { 'x-forwarded-host': 'evil.example' });
    expect(mails[0]?.html).toMatch(/href="http:\/\/localhost:\d+\/login#reset=[\w-]{43}"/);
  });
});
