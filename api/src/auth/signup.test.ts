import { rawRequest } from '../testing/rawRequest.ts';
import { testPlaza, type TestServer } from '../testing/testPlaza.ts';
import { makeSalt, deriveProof } from './kdf.ts';
import { sweepSignups } from './signup/beginSignup.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

async function mailTo(email: string, at: TestServer = server): Promise<Mail[]> {
  await at.runJobs();
  return (await at.as(null).get<Mail[]>(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body;
}

async function codeTo(email: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailTo(email))[0]?.text ?? '')?.[0] ?? '';
}

async function tokenTo(email: string): Promise<string> {
  return /^ {4}(\S+)$/m.exec((await mailTo(email))[0]?.text ?? '')?.[1] ?? '';
}

const post = (path: string, body: unknown) =>
  server.as(null).post<Record<string, string>>(`/api/auth/${path}`, body);
const other = (code: string) => (code === '000000' ? '000001' : '000000');

let made = 0;
function aNewcomer(options: Record<string, unknown> = {}) {
  made += 1;
  const username = `newcomer${made}`;
  return { name: 'New Comer', username, email: `${username}@mail.example`, password: PASSWORD, ...options };
}

describe('POST /auth/register', () => {
  it('mails a code that finishes the sign-up and logs in', async () => {
    const who = aNewcomer();
    expect(await post('register', who)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const answer = await post('verify', { email: who.email, otp: await codeTo(who.email) });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'OTP Verified Successfully!', user: { username: who.username, is_admin: false } },
    });
    const bearer = { authorization: `Bearer ${answer.body['token']}` };
    expect((await server.as(null).get('/api/profile', bearer)).body).toMatchObject({
      username: who.username,
    });
    expect((await post('login', { emailOrUsername: who.email, password: PASSWORD })).status).toBe(200);
  });

  it('takes a proof in place of the password, and the plain password works ever after', async () => {
    const salt = makeSalt();
    const proof = await deriveProof(server.plaza.hashing, PASSWORD, salt);
    const { password: _, ...who } = aNewcomer({ proof, salt: salt.toString('base64url') });
    await post('register', who);
    await post('verify', { email: who.email, otp: await codeTo(who.email) });
    expect((await post('login', { emailOrUsername: who.username, password: PASSWORD })).status).toBe(200);
    expect((await post('login', { emailOrUsername: who.username, proof })).status).toBe(200);
    expect((await post('prelogin', { emailOrUsername: who.email })).body['salt']).toBe(
      salt.toString('base64url'),
    );
  });

  it('does not open the door before the code is entered', async () => {
    const who = aNewcomer();
    await post('register', who);
    await server.runJobs();
    expect(await post('login', { emailOrUsername: who.username, password: PASSWORD })).toMatchObject({
      status: 403,
      body: { code: 'auth.unverified' },
    });
    const amber = server.as(await server.aUser());
    expect((await amber.get(`/api/profile/${who.username}`)).status).toBe(404);
    const found = await amber.get<{ username: string }[]>(`/api/chat/search/${who.username}`);
    expect(found.body.map(({ username }) => username)).not.toContain(who.username);
  });

  it('answers the same for an address that has an account, and tells its mailbox', async () => {
    const here = await server.aUser();
    const fresh = await post('register', aNewcomer());
    const taken = await post('register', aNewcomer({ email: here.email.toUpperCase() }));
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
    const [mail] = await mailTo(here.email);
    expect(mail?.subject).toBe('You already have an account at Plaza');
    expect(mail?.text).toContain(`@${here.username}`);
    expect(await server.db('users').where({ email: here.email })).toHaveLength(1);
  });

  it('tells that an ID is taken, in any case of letters', async () => {
    const here = await server.aUser({ username: 'Taken.One' });
    for (const username of [here.username.toLowerCase(), 'Admin', 'demo']) {
      expect(await post('register', aNewcomer({ username }))).toMatchObject({
        status: 409,
        body: { code: 'auth.username-taken', fields: { 'body.username': expect.any(String) } },
      });
    }
  });

  it('gives the ID to whoever enters the code first', async () => {
    const first = aNewcomer();
    await post('register', first);
    const code = await codeTo(first.email);
    const second = aNewcomer({ username: first.username });
    expect((await post('register', second)).status).toBe(200);
    expect((await post('verify', { email: second.email, otp: await codeTo(second.email) })).status).toBe(200);
    expect((await post('verify', { email: first.email, otp: code })).body['code']).toBe(
      'auth.username-taken',
    );
  });

  it('asks for another ID by mail when somebody got this one in the same moment', async () => {
    const first = aNewcomer();
    await post('register', first);
    const otp = await codeTo(first.email);
    const second = aNewcomer({ username: first.username });
    expect((await post('register', second)).status).toBe(200);
    expect((await post('verify', { email: first.email, otp })).status).toBe(200);
    const [mail] = await mailTo(second.email);
    expect(mail?.subject).toBe('Please choose another ID for Plaza');
  });

  it('gives one of twenty at once the ID', async () => {
    const username = 'wanted';
    const all = Array.from({ length: 20 }, () =>
      aNewcomer({ username, proof: 'A'.repeat(43), salt: 'A'.repeat(22), password: undefined }),
    );
    const answers = await Promise.all(all.map((who) => post('register', who)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const codes = [];
    for (const { email } of all) codes.push({ email, otp: await codeTo(email) });
    const joined = await Promise.all(codes.map((code) => post('verify', code)));
    expect(joined.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect(await server.db('users').where({ username })).toHaveLength(1);
  });

  it.each([
    ['short7!', 'shorter than eight'],
    ['Password123', 'tried first everywhere'],
    ['aaaaaaaaaaaa', 'one letter'],
    ['mirabelle99', 'the ID itself'],
  ])('refuses the password %s: %s', async (password) => {
    expect(await post('register', aNewcomer({ password, username: 'mirabelle99' }))).toMatchObject({
      status: 400,
      body: { code: 'auth.weak-password', fields: { 'body.password': expect.any(String) } },
    });
  });

  it.each([
    ['name', ''],
    ['name', 'a\0b'],
    ['name', 'x'.repeat(81)],
    ['name', '\ud800'],
    ['name', ['a']],
    ['name', 'Amber\u202e'],
    ['username', 'a b'],
    ['username', '../etc'],
    ['username', 'x'.repeat(31)],
    ['email', 'nobody'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['email', `${'x'.repeat(250)}@b.example`],
    ['password', 'x'.repeat(1025)],
    ['is_admin', true],
  ])('refuses %s = %j and names it', async (field, value) => {
    const { status, body } = await server.as(null).post('/api/auth/register', aNewcomer({ [field]: value }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [`body.${field}`]: expect.any(String) } });
  });

  it('escapes what the newcomer wrote', async () => {
    const { html } = (await mailTo((await sent(aNewcomer())).email))[0] ?? { html: '' };
    expect(html).toContain('<!doctype html>');
    expect(html).not.toContain('<script');
  });
});

async function sent(who: ReturnType<typeof aNewcomer>) {
  await post('register', who);
  return who;
}

/** A browser keeps the cookies it is given. */
function aBrowser() {
  let cookie = '';
  return async (path: string, body: unknown) => {
    const answer = await server
      .as(null)
      .post<Record<string, string>>(`/api/auth/${path}`, body, cookie ? { cookie } : {});
    const given = answer.headers.getSetCookie().find((one) => one.startsWith('plaza_signup='));
    cookie = given?.split(';')[0] ?? cookie;
    return answer;
  };
}

describe('two who sign up with one address', () => {
  const STRANGERS = 'the lantern of a stranger';

  async function bothSignUp() {
    const [mine, strangers] = [aBrowser(), aBrowser()];
    const who = aNewcomer();
    await mine('register', who);
    const first = await codeTo(who.email);
    await strangers('register', { ...who, username: `${who.username}x`, password: STRANGERS });
    return { mine, who, first, second: await codeTo(who.email) };
  }
  const logIn = async (emailOrUsername: string, password: string) =>
    (await post('login', { emailOrUsername, password })).status;

  it('each need the code of their own mail', async () => {
    const { mine, who, first, second } = await bothSignUp();
    expect((await mine('verify', { email: who.email, otp: second })).status).toBe(403);
    expect((await mine('verify', { email: who.email, otp: first })).status).toBe(200);
    expect(await logIn(who.email, STRANGERS)).toBe(403);
    expect(await logIn(who.email, PASSWORD)).toBe(200);
  });

  it('and no password but one’s own opens the account, whichever code is entered where', async () => {
    const { who, second } = await bothSignUp();
    const opened = await aBrowser()('verify', { email: who.email, otp: second });
    expect(opened.status).toBe(200);
    expect(await logIn(who.email, STRANGERS)).toBe(403);
    expect(await logIn(`${who.username}x`, STRANGERS)).toBe(403);
    const bearer = { authorization: `Bearer ${opened.body['token']}` };
    expect((await server.as(null).get('/api/account', bearer)).body).toMatchObject({ has_password: false });
  });

  it('get a new code each for their own', async () => {
    const { mine, who } = await bothSignUp();
    await mine('resend', { email: who.email });
    expect((await mailTo(who.email))[0]?.text).toContain(`@${who.username}.`);
    expect((await mine('verify', { email: who.email, otp: await codeTo(who.email) })).status).toBe(200);
    expect(await logIn(who.username, PASSWORD)).toBe(200);
  });

  it('are forgotten after a day', async () => {
    const { who } = await bothSignUp();
    await sweepSignups(server.db, new Date(server.clock.now().getTime() + 86_400_001));
    expect(await server.db('signups').where({ email: who.email })).toEqual([]);
  });
});

describe('the code of the mail', () => {
  it('is dead after five wrong tries, however many come at once', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(who.email);
    const tries = Array.from({ length: 200 }, () => post('verify', { email: who.email, otp: other(code) }));
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([403]));
    const [row] = await server.db('signups').where({ username: who.username });
    expect(row.tries).toBe(5);
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
  });

  it('still fits after four wrong tries, and then never again', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(who.email);
    for (let wrong = 0; wrong < 4; wrong += 1) await post('verify', { email: who.email, otp: other(code) });
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(200);
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
  });

  it('fits for the browser that asked for it, also when a stranger has used up the tries', async () => {
    const [mine, who] = [aBrowser(), aNewcomer()];
    await mine('register', who);
    const code = await codeTo(who.email);
    for (let wrong = 0; wrong < 6; wrong += 1) await post('verify', { email: who.email, otp: other(code) });
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
    expect((await mine('verify', { email: who.email, otp: code })).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(who.email);
    server.clock.advance({ minutes: 10 });
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
  });

  it('is dead when a new one is sent', async () => {
    const who = await sent(aNewcomer());
    const old = await codeTo(who.email);
    await post('resend', { email: who.email });
    const code = await codeTo(who.email);
    if (old !== code) expect((await post('verify', { email: who.email, otp: old })).status).toBe(403);
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(200);
  });

  it('is kept in no readable form', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(who.email);
    expect(JSON.stringify(await server.db('signups').select('code_hash', 'email'))).not.toContain(
      `"${code}"`,
    );
  });

  it('is not sent again to who needs none, and the answer does not tell', async () => {
    const here = await server.aUser();
    const [known, unknown] = [
      await post('resend', { email: here.email }),
      await post('resend', { email: 'no@body.example' }),
    ];
    expect(known).toMatchObject({ status: 200, body: unknown.body });
    expect(await mailTo(here.email)).toEqual([]);
  });
});

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

  it('works for ten minutes, and only with the newest token', async () => {
    const person = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: person.email });
    const old = await tokenTo(person.email);
    await post('forgot', { emailOrUsername: person.email });
    const token = await tokenTo(person.email);
    expect((await post('reset', { token: old, password: 'another lantern' })).status).toBe(403);
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
    expect(await mailTo(blocked.email)).toEqual([]);
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
    return { status, mails: await mailTo(person.email, at) };
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
