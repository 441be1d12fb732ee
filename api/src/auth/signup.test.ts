import { codeTo, mailTo } from '../testing/mailTo.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { makeSalt, deriveProof } from './kdf.ts';
import { aBrowser } from './testing/aBrowser.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

const post = (path: string, body: unknown) =>
  server.as(null).post<Record<string, string>>(`/api/auth/${path}`, body);

let made = 0;
function aNewcomer(options: Record<string, unknown> = {}) {
  made += 1;
  const username = `newcomer${made}`;
  return { name: 'New Comer', username, email: `${username}@mail.example`, password: PASSWORD, ...options };
}

describe('POST /auth/register', () => {
  it('mails a code that finishes the sign-up and logs in', async () => {
    const [browser, who] = [aBrowser(server), aNewcomer()];
    expect(await browser('register', who)).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    const answer = await browser('verify', { email: who.email, otp: await codeTo(server, who.email) });
    const user = { username: who.username, is_admin: false };
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'OTP Verified Successfully!', user, has_password: true },
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
    const browser = aBrowser(server);
    await browser('register', who);
    await browser('verify', { email: who.email, otp: await codeTo(server, who.email) });
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
      body: { code: 'auth.wrong-login' },
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
    const [mail] = await mailTo(server, here.email);
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
    const code = await codeTo(server, first.email);
    const second = aNewcomer({ username: first.username });
    expect((await post('register', second)).status).toBe(200);
    expect(
      (await post('verify', { email: second.email, otp: await codeTo(server, second.email) })).status,
    ).toBe(200);
    expect((await post('verify', { email: first.email, otp: code })).body['code']).toBe(
      'auth.username-taken',
    );
  });

  it('asks for another ID by mail when somebody got this one in the same moment', async () => {
    const first = aNewcomer();
    await post('register', first);
    const otp = await codeTo(server, first.email);
    const second = aNewcomer({ username: first.username });
    expect((await post('register', second)).status).toBe(200);
    expect((await post('verify', { email: first.email, otp })).status).toBe(200);
    const [mail] = await mailTo(server, second.email);
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
    for (const { email } of all) codes.push({ email, otp: await codeTo(server, email) });
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
    const who = aNewcomer({ name: '<script>alert(1)</script>' });
    await post('register', who);
    const html = (await mailTo(server, who.email))[0]?.html;
    expect(html).toContain('<!doctype html>');
    expect(html).not.toContain('<script');
  });
});
