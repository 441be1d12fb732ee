import { createHmac, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { testPlaza } from '../testing/testPlaza.ts';
import { deriveProof } from './kdf.ts';
import { keyFor } from '../keyFor.ts';
import { signupHash } from './mailCodes.ts';

const PASSWORD = 'a quiet lantern';

describe('the password split', () => {
  const server = testPlaza();
  const prelogin = async (emailOrUsername: string) =>
    (
      await server
        .as(null)
        .post<{ salt: string; kdf: number; iterations: number }>('/api/auth/prelogin', { emailOrUsername })
    ).body;
  const logIn = (sent: object) => server.as(null).post<{ code?: string }>('/api/auth/login', sent);

  it('logs in by a proof that anybody can compute from the contract', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const { salt, iterations, kdf } = await prelogin(username);
    expect(kdf).toBe(1);
    const master = pbkdf2Sync(PASSWORD, Buffer.from(salt, 'base64url'), iterations, 32, 'sha256');
    const proof = Buffer.from(hkdfSync('sha256', master, '', 'auth', 32)).toString('base64url');
    expect((await logIn({ emailOrUsername: username, proof })).status).toBe(200);
    expect((await logIn({ emailOrUsername: username, password: PASSWORD })).status).toBe(200);
    expect((await logIn({ emailOrUsername: username, password: proof })).status).toBe(403);
    expect(
      (
        await logIn({
          emailOrUsername: username,
          proof: `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`,
        })
      ).status,
    ).toBe(403);
  });

  it('wants one of both', async () => {
    const proof = 'A'.repeat(43);
    expect((await logIn({ emailOrUsername: 'a', password: 'b', proof })).status).toBe(400);
    expect((await logIn({ emailOrUsername: 'a', proof: 'short' })).status).toBe(400);
  });

  it('gives a name its salt in any case of letters, and a lasting one to nobody', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    expect(await prelogin(username.toUpperCase())).toEqual(await prelogin(username));
    const [plain, dotted] = ['nobody-in-istanbul', 'nobody-İn-istanbul'];
    expect(await prelogin(plain)).toEqual(await prelogin(dotted));
    const nobody = await prelogin('nobody-of-that-name');
    expect(nobody.salt).toMatch(/^[\w-]{22}$/);
    expect(await prelogin('Nobody-Of-That-Name')).toEqual(nobody);
    expect((await prelogin('nobody-else')).salt).not.toBe(nobody.salt);
    const guessed = createHmac('sha256', '')
      .update('nobody-of-that-name')
      .digest()
      .subarray(0, 16)
      .toString('base64url');
    expect(nobody.salt).not.toBe(guessed);
  });

  it('keeps neither the password nor the proof', async () => {
    const { id } = await server.aUser({ password: PASSWORD });
    const row = await server.db('credentials').where({ user_id: id }).first();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(await deriveProof(server.plaza.hashing, PASSWORD, row.salt));
  });

  it('takes over a password from before the split at its first login', async () => {
    const { id, username } = await server.aUser();
    await server.db('credentials').insert({ user_id: id, password_hash: await hash(PASSWORD) });
    expect((await logIn({ emailOrUsername: username, password: 'wrong' })).status).toBe(403);
    expect((await logIn({ emailOrUsername: username, password: PASSWORD })).status).toBe(200);
    const { salt } = await prelogin(username);
    const proof = await deriveProof(server.plaza.hashing, PASSWORD, Buffer.from(salt, 'base64url'));
    expect((await logIn({ emailOrUsername: username, proof })).status).toBe(200);
  });

  it('says the same to a wrong proof, to nobody and to the deleted', async () => {
    const here = await server.aUser({ password: PASSWORD });
    const gone = await server.aUser({ password: PASSWORD, isDeleted: true });
    const proof = 'A'.repeat(43);
    const answers = [];
    for (const emailOrUsername of [here.username, gone.username, 'nobody', 'no@body.example']) {
      const { status, body } = await logIn({ emailOrUsername, proof });
      answers.push({ status, code: body.code });
    }
    expect(answers).toEqual(Array(4).fill({ status: 403, code: 'auth.wrong-login' }));
  });

  it('[6-1] of who is not verified any more opens nothing', async () => {
    const { id, username } = await server.aUser({ password: PASSWORD });
    await server.db('users').where({ id }).update({ is_verified: false });
    expect((await logIn({ emailOrUsername: username, password: 'wrong' })).body.code).toBe(
      'auth.wrong-login',
    );
    expect((await logIn({ emailOrUsername: username, password: PASSWORD })).body.code).toBe(
      'auth.unverified',
    );
  });
});

const generous = { times: 10_000, seconds: 60 };
const unlimited = {
  read: generous,
  write: generous,
  login: generous,
  contact: generous,
  page: generous,
};

describe('guessing a password in production', () => {
  // The limits by address have tests of their own.
  const server = testPlaza({
    env: { NODE_ENV: 'production', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
    limits: unlimited,
  });
  const wrong = 'A'.repeat(43);
  const from = (ip: string, cookie = '') => ({ 'x-forwarded-for': ip, ...(cookie && { cookie }) });
  const guess = async (emailOrUsername: string, headers: Record<string, string>) =>
    (await server.as(null).post('/api/auth/login', { emailOrUsername, proof: wrong }, headers)).status;

  it('ends after ten tries at one account, in whatever case and path it is asked', async () => {
    const { username } = await server.aUser();
    const statuses = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const name = tried % 2 ? username.toUpperCase() : ` ${username}`.trim();
      const path = ['/api/auth/login', '/api/auth/login/', '/API/auth/LOGIN'][tried % 3] ?? '';
      const answer = await server
        .as(null)
        .post(path, { emailOrUsername: name, proof: wrong }, from(`10.0.0.${tried}, 192.0.2.1`));
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429]);
    server.clock.advance({ minutes: 1 });
    expect(await guess(username, from('192.0.2.1'))).toBe(403);
  });

  it('keeps out the network that guesses, and nobody else', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    for (let tried = 0; tried < 11; tried += 1) await guess(username, from('2001:db8::1'));
    expect(await guess(username, from('2001:db8::2'))).toBe(429);
    expect(await guess(username, from('2001:db8:0:1::2'))).toBe(403);
  });

  it('never keeps the owner out of a browser that they have used before', async () => {
    const { username } = await server.aUser({ password: PASSWORD });
    const login = { emailOrUsername: username, password: PASSWORD };
    const at = from('198.51.100.7');
    const first = await server.as(null).post('/api/auth/login', login, at);
    const known = first.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] ?? '')
      .filter((one) => one.startsWith('plaza_known='))
      .join();
    for (let net = 0; net < 12; net += 1)
      for (let tried = 0; tried < 10; tried += 1) await guess(username, from(`203.0.113.${net}`));
    for (let tried = 0; tried < 11; tried += 1) await guess(username, at);
    const again = (cookie: string) => server.as(null).post('/api/auth/login', login, { ...at, cookie });
    expect((await again('')).status).toBe(429);
    expect((await again(known)).status).toBe(200);
    expect((await again(known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(429);
    // It is for this account, and has tries of its own.
    const other = await server.aUser({ password: PASSWORD });
    for (let tried = 0; tried < 10; tried += 1) await guess(other.username, at);
    expect(await guess(other.username, from('198.51.100.7', known))).toBe(429);
    const tries = [];
    for (let tried = 0; tried < 10; tried += 1) tries.push(await guess(username, { ...at, cookie: known }));
    expect(tries).toEqual([...Array(9).fill(403), 429]);
  });

  it('ends for a thousand machines too', async () => {
    const { username } = await server.aUser();
    const statuses = [];
    for (let net = 0; net < 101; net += 1) statuses.push(await guess(username, from(`198.18.${net}.1`)));
    expect(statuses).toEqual([...Array(100).fill(403), 429]);
  });

  it.each([
    ['POST', '/api/auth/password', { newPassword: 'one lantern more' }],
    ['POST', '/api/auth/email', { email: 'new@plaza.example' }],
    ['DELETE', '/api/account', { username: 'lantern_keeper' }],
  ])('ends as soon at %s %s, for whoever has found an open phone', async (method, path, body) => {
    const owner = await server.aUser({
      password: PASSWORD,
      ...(method === 'DELETE' && { username: 'lantern_keeper' }),
    });
    const [phone, laptop] = [server.as(owner), server.as(owner)];
    const ask = async (client: typeof phone, password: string) =>
      (
        await (method === 'POST'
          ? client.post(path, { ...body, password })
          : client.delete(path, { ...body, password }))
      ).status;
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push(await ask(phone, 'a guess'));
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    expect(await ask(laptop, PASSWORD)).toBe(200);
  });

  it('never keeps a newcomer out of the browser in which they signed up', async () => {
    const newcomer = { name: 'Wren', username: 'wren', email: 'wren@mail.example', password: PASSWORD };
    const begun = await server.as(null).post('/api/auth/register', newcomer, from('198.51.100.8'));
    const [cookie = ''] = begun.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    await server.runJobs();
    // What the mail says is in no table.
    const waiting = server.db('signups').where({ email: newcomer.email });
    const { browser_hash } = await waiting.clone().first();
    const key = keyFor(server.plaza.config.sessionSecret, 'code');
    await waiting.update({ code_hash: signupHash(key, browser_hash, '123456') });
    const verify = async (given: string, headers: Record<string, string>) =>
      (await server.as(null).post('/api/auth/verify', { email: newcomer.email, otp: given }, headers)).status;
    for (let net = 0; net < 11; net += 1)
      for (let tried = 0; tried < 10; tried += 1) await verify('000000', from(`203.0.113.${net}`));
    expect(await verify('123456', from('198.51.100.8'))).toBe(429);
    expect(await verify('123456', from('198.51.100.8', cookie))).toBe(200);
  });

  it('mails a newcomer again in the browser in which they signed up, however many others ask', async () => {
    const newcomer = { name: 'Robin', username: 'robin', email: 'robin@mail.example', password: PASSWORD };
    const begun = await server.as(null).post('/api/auth/register', newcomer, from('198.51.100.9'));
    const [cookie = ''] = begun.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    await server.runJobs();
    const resend = async (ip: string, own = '') =>
      (await server.as(null).post('/api/auth/resend', { email: newcomer.email }, from(ip, own))).status;
    for (let net = 0; net < 21; net += 1)
      for (let asked = 0; asked < 4; asked += 1) await resend(`203.0.113.${net}`);
    expect(await resend('192.0.2.77')).toBe(429);
    const own = [];
    for (let asked = 0; asked < 5; asked += 1) own.push(await resend(`198.51.100.${100 + asked}`, cookie));
    expect(own).toEqual([200, 200, 200, 200, 429]);
    // No network asks for more by pretending to be many browsers.
    expect(await resend('203.0.113.0', cookie)).toBe(429);
  });

  it('mails one address four times for one network and no more, and still for another', async () => {
    const forgot = async (ip: string) =>
      (await server.as(null).post('/api/auth/forgot', { emailOrUsername: 'amber' }, from(ip))).status;
    const statuses = [];
    for (let asked = 0; asked < 5; asked += 1) statuses.push(await forgot('192.0.2.9'));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await forgot('192.0.2.10')).toBe(200);
  });
});
