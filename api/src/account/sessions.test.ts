import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { deriveProof, makeSalt } from '../auth/kdf.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

interface Device {
  id: string;
  user_agent: string | null;
  is_current: boolean;
  ended: string | null;
}

async function logIn(emailOrUsername: string, userAgent: string, password = PASSWORD) {
  const { status, body, headers } = await server
    .as(null)
    .post<{ token: string; refresh: string }>(
      '/api/auth/login',
      { emailOrUsername, password },
      { 'user-agent': userAgent },
    );
  expect(status).toBe(200);
  const bearer = { authorization: `Bearer ${body.token}` };
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    bearer,
    list: async () => (await server.as(null).get<Device[]>('/api/auth/sessions', bearer)).body,
    delete: (path: string, sent?: unknown) => server.as(null).delete(`/api${path}`, sent, bearer),
    post: (path: string, sent: unknown) =>
      server.as(null).post<Record<string, string>>(`/api${path}`, sent, bearer),
    get: (path: string) => server.as(null).get<Record<string, unknown>>(`/api${path}`, bearer),
    refresh: () =>
      server
        .as(null)
        .post<{ accessToken: string }>('/api/auth/refresh', { refreshToken: body.refresh }, { cookie }),
  };
}

async function codeTo(email: string): Promise<string> {
  await server.runJobs();
  const mails = await server.as(null).get<{ text: string }[]>(`/dev/mailbox.json?to=${email}`);
  return /\b\d{6}\b/.exec(mails.body[0]?.text ?? '')?.[0] ?? '';
}

describe('GET and DELETE /auth/sessions', () => {
  it('lists where one is logged in, the present one first, and ends one of them', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const phone = await logIn(username, 'Phone');
    const laptop = await logIn(username, 'Laptop');
    const devices = await laptop.list();
    expect(devices).toMatchObject([
      { user_agent: 'Laptop', is_current: true, ended: null },
      { user_agent: 'Phone', is_current: false, ended: null },
    ]);
    expect((await laptop.delete(`/auth/sessions/${devices[1]?.id}`)).body).toEqual({ ended: true });
    expect((await phone.get('/profile')).status).toBe(401);
    expect(await laptop.list()).toHaveLength(1);
  });

  it('ends all but the present one', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const phone = await logIn(username, 'Phone');
    const laptop = await logIn(username, 'Laptop');
    expect((await laptop.delete('/auth/sessions')).body).toEqual({ ended: 1 });
    expect((await phone.get('/profile')).status).toBe(401);
    expect((await laptop.get('/profile')).status).toBe(200);
  });

  it('says which one was ended because an old token of it came back', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const phone = await logIn(username, 'Phone');
    const { accessToken } = (await phone.refresh()).body;
    await server.as(null).get('/api/profile', { authorization: `Bearer ${accessToken}` });
    server.clock.advance({ seconds: 21 });
    expect((await phone.refresh()).status).toBe(401);
    const laptop = await logIn(username, 'Laptop');
    expect(await laptop.list()).toMatchObject([
      { user_agent: 'Laptop', ended: null },
      { user_agent: 'Phone', ended: 'reused' },
    ]);
  });

  it('knows no session of anybody else', async () => {
    const victim = server.as(await server.aUser());
    const [own] = (await victim.get<Device[]>('/api/auth/sessions')).body;
    const thief = server.as(await server.aUser());
    expect(await thief.delete(`/api/auth/sessions/${own?.id}`)).toMatchObject({
      status: 404,
      body: { code: 'auth.unknown-session' },
    });
    expect((await thief.delete('/api/auth/sessions/x')).status).toBe(400);
    expect((await victim.get('/api/profile')).status).toBe(200);
  });
});

describe('POST /auth/password', () => {
  it('changes it after the present one, and ends the other sessions', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const phone = await logIn(username, 'Phone');
    const laptop = await logIn(username, 'Laptop');
    const salt = makeSalt();
    const newProof = await deriveProof(server.plaza.hashing, 'another lantern', salt);
    const next = { newProof, newSalt: salt.toString('base64url') };
    expect(await laptop.post('/auth/password', { password: 'wrong', ...next })).toMatchObject({
      status: 403,
      body: { code: 'auth.wrong-password', fields: { 'body.password': expect.any(String) } },
    });
    expect((await laptop.post('/auth/password', next)).status).toBe(403);
    expect((await laptop.post('/auth/password', { password: PASSWORD, ...next })).status).toBe(200);
    expect((await phone.get('/profile')).status).toBe(401);
    expect((await laptop.get('/profile')).status).toBe(200);
    await logIn(username, 'Tablet', 'another lantern');
  });

  it('refuses half a new one and a weak one', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const laptop = await logIn(username, 'Laptop');
    expect((await laptop.post('/auth/password', { password: PASSWORD })).status).toBe(400);
    const half = { password: PASSWORD, newProof: 'A'.repeat(43) };
    expect((await laptop.post('/auth/password', half)).body).toMatchObject({
      fields: { 'body.newPassword': 'Required.' },
    });
    const weak = { password: PASSWORD, newPassword: '12345678' };
    expect((await laptop.post('/auth/password', weak)).body).toMatchObject({ code: 'auth.weak-password' });
  });
});

describe('POST /auth/email', () => {
  it('takes the new address once its code is entered, and tells the old one', async () => {
    const { username, email } = await server.aUser({ password: PASSWORD });
    const laptop = await logIn(username, 'Laptop');
    const next = `${username}@elsewhere.example`;
    expect((await laptop.post('/auth/email', { email: next, password: 'wrong' })).status).toBe(403);
    expect((await laptop.post('/auth/email', { email: next, password: PASSWORD })).status).toBe(200);
    expect((await laptop.get('/account')).body).toMatchObject({ email });
    expect((await laptop.post('/auth/email/verify', { otp: await codeTo(next) })).body).toMatchObject({
      email: next,
    });
    expect((await laptop.get('/account')).body).toMatchObject({ email: next });
    const old = await server.as(null).get(`/dev/mailbox.json?to=${email}`);
    expect(old.body).toMatchObject([{ subject: 'Your e-mail address at Plaza was changed' }]);
  });

  it('counts at once in every session: a code that is asked for elsewhere goes to the new one', async () => {
    const { username, email } = await server.aUser({ password: PASSWORD });
    const [laptop, phone] = [await logIn(username, 'Laptop'), await logIn(username, 'Phone')];
    const next = `${username}@elsewhere.example`;
    await laptop.post('/auth/email', { email: next, password: PASSWORD });
    const otp = await codeTo(next);
    await phone.get('/account');
    await laptop.post('/auth/email/verify', { otp });
    expect((await phone.post('/keys/proof/code', {})).status).toBe(200);
    await server.runJobs();
    const mails = async (to: string) =>
      (await server.as(null).get<object[]>(`/dev/mailbox.json?to=${to}`)).body.length;
    expect([await mails(email), await mails(next)]).toEqual([1, 2]);
  });

  it('does not tell that an address is taken, and does not take it', async () => {
    const other = await server.aUser();
    const { username } = await server.aUser({ password: PASSWORD });
    const laptop = await logIn(username, 'Laptop');
    expect((await laptop.post('/auth/email', { email: other.email, password: PASSWORD })).status).toBe(200);
    expect((await laptop.post('/auth/email/verify', { otp: '000000' })).status).toBe(403);
  });
});

describe('a code for a new address', () => {
  it.each(['a taken one', 'a free one'])('is dead once another address is asked for: %s', async (kind) => {
    const other = await server.aUser();
    const { username } = await server.aUser({ password: PASSWORD });
    const laptop = await logIn(username, 'Laptop');
    const first = `${username}@first.example`;
    await laptop.post('/auth/email', { email: first, password: PASSWORD });
    const otp = await codeTo(first);
    const email = kind === 'a taken one' ? other.email : `${username}@second.example`;
    await laptop.post('/auth/email', { email, password: PASSWORD });
    expect(await laptop.post('/auth/email/verify', { otp })).toMatchObject({
      status: 403,
      body: { code: 'auth.wrong-otp' },
    });
  });
});

describe('the account', () => {
  it('shows and changes what Settings shows', async () => {
    const person = server.as(await server.aUser());
    expect((await person.get('/api/account')).body).toMatchObject({ has_password: false, is_demo: false });
    const changed = await person.put('/api/account', {
      name: ' New Name ',
      organisation: 'The Reading Bell',
    });
    expect(changed.body).toMatchObject({ name: 'New Name', organisation: 'The Reading Bell' });
    expect((await person.get('/api/profile')).body).toMatchObject({ name: 'New Name' });
    expect((await person.put('/api/account', { organisation: '' })).body).toMatchObject({
      organisation: null,
    });
    expect((await person.put('/api/account', { is_admin: true })).status).toBe(400);
  });

  it('is exported whole, and without a secret', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const laptop = await logIn(username, 'Laptop');
    const { body } = await laptop.get('/account/export');
    expect(body).toMatchObject({
      account: { username },
      sessions: [{ user_agent: 'Laptop' }],
      activity: [{}],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|salt/);
  });

  it('is exported once at a time: whoever asks again and again keeps nobody waiting', async () => {
    const [person, other] = [server.as(await server.aUser()), server.as(await server.aUser())];
    const ask = async (by: typeof person) => (await by.get('/api/account/export')).status;
    const waiting: Promise<number>[] = [];
    await server.db.transaction(async (db) => {
      await db.raw('lock table held_words in access exclusive mode');
      waiting.push(ask(person));
      await somebodyWaits(server.db);
      expect(await ask(person)).toBe(429);
      waiting.push(ask(other));
      await somebodyWaits(server.db, 2);
    });
    expect(await Promise.all(waiting)).toEqual([200, 200]);
    expect(await ask(person)).toBe(200);
  });

  it('is deleted with the ID and the password, and gone for good after 30 days', async () => {
    const { username, id, email } = await server.aUser({ password: PASSWORD });
    const laptop = await logIn(username, 'Laptop');
    expect((await laptop.delete('/account', { username: 'other', password: PASSWORD })).status).toBe(400);
    expect((await laptop.delete('/account', { username })).status).toBe(403);
    expect((await laptop.delete('/account', { username, password: PASSWORD })).status).toBe(200);
    expect((await laptop.get('/profile')).status).toBe(401);
    const again = await server
      .as(null)
      .post('/api/auth/login', { emailOrUsername: email, password: PASSWORD });
    expect(again).toMatchObject({ status: 403, body: { code: 'auth.wrong-login' } });
    server.clock.advance({ days: 30 });
    await server.db.raw('update graphile_worker._private_jobs set run_at = now()');
    await server.runJobs();
    expect(await server.db('users').where({ id }).first()).toMatchObject({
      username: `left-${id}`,
      email: `left-${id}@nobody.invalid`,
    });
    expect(await server.db('credentials').where({ user_id: id })).toEqual([]);
  });

  it('of the only administrator stays', async () => {
    await server.db('users').update({ is_admin: false });
    const person = await server.aUser({ isAdmin: true });
    const admin = server.as(person);
    expect(await admin.delete('/api/account', { username: person.username })).toMatchObject({
      status: 409,
      body: { code: 'users.last-admin' },
    });
  });
});

describe('activity', () => {
  it('keeps the first and the last moment of a day, one write a minute at most', async () => {
    // At noon, so that half a minute stays within the day.
    server.clock.advance({ ms: 1.5 * 86_400_000 - (server.clock.now().getTime() % 86_400_000) });
    const { id } = await server.aUser();
    const person = server.as({ id });
    const look = () => server.db('user_activity').where({ user_id: id }).orderBy('day');
    await person.get('/api/profile');
    const [first] = await look();
    expect(first.first_active).toEqual(server.clock.now());
    server.clock.advance({ seconds: 30 });
    await person.get('/api/profile');
    expect((await look()).at(-1).last_active).toEqual(first.first_active);
    server.clock.advance({ seconds: 30 });
    await person.get('/api/profile');
    expect((await look()).at(-1).last_active).toEqual(server.clock.now());
    server.clock.advance({ days: 1 });
    await server.as({ id }).get('/api/profile');
    expect((await look()).length).toBeGreaterThanOrEqual(2);
  });
});
