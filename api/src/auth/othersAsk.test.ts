import { codeTo, mailTo } from '../testing/mailTo.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aBrowser } from './testing/aBrowser.ts';

// Whoever knows an address may ask for its mails. That must not make those worthless that are on their way.
const server = testPlaza();
const PASSWORD = 'a quiet lantern';

const post = (path: string, body: unknown) =>
  server.as(null).post<Record<string, string>>(`/api/auth/${path}`, body);

describe('a link to a new password', () => {
  const tokenTo = async (email: string) =>
    /^ {4}(\S+)$/m.exec((await mailTo(server, email))[0]?.text ?? '')?.[1] ?? '';
  const reset = async (token: string, password = 'another lantern') =>
    (await post('reset', { token, password })).status;

  it('works though a stranger has asked for another, and then none does', async () => {
    const { email, username } = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: email });
    const own = await tokenTo(email);
    server.clock.advance({ minutes: 5 });
    await post('forgot', { emailOrUsername: username });
    const later = await tokenTo(email);
    expect([await reset(own), await reset(own), await reset(later)]).toEqual([200, 403, 403]);
  });

  it('works for ten minutes from the last time somebody asked', async () => {
    const { email } = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: email });
    await server.runJobs();
    server.clock.advance({ minutes: 9 });
    await post('forgot', { emailOrUsername: email });
    const token = await tokenTo(email);
    server.clock.advance({ minutes: 9 });
    expect(await reset(token, 'short')).toBe(400);
    server.clock.advance({ minutes: 1 });
    expect(await reset(token)).toBe(403);
  });

  it('works for half an hour at most, however often somebody asks', async () => {
    const { email } = await server.aUser({ password: PASSWORD });
    await post('forgot', { emailOrUsername: email });
    const first = await tokenTo(email);
    for (let asked = 0; asked < 3; asked += 1) {
      server.clock.advance({ minutes: 9 });
      await post('forgot', { emailOrUsername: email });
      expect(await tokenTo(email)).toBe(first);
    }
    server.clock.advance({ minutes: 3 });
    expect(await reset(first)).toBe(403);
    await post('forgot', { emailOrUsername: email });
    const next = await tokenTo(email);
    expect(next).not.toBe(first);
    expect(await reset(next)).toBe(200);
  });

  it('is another one once it is over, has been used, or the address has changed', async () => {
    const { id, email } = await server.aUser({ password: PASSWORD });
    const ask = async (address = email) => {
      await post('forgot', { emailOrUsername: address });
      return tokenTo(address);
    };
    const tokens = [await ask()];
    server.clock.advance({ minutes: 10 });
    tokens.push(await ask());
    await reset(tokens[1] ?? '');
    tokens.push(await ask());
    await server
      .db('users')
      .where({ id })
      .update({ email: `moved-${email}` });
    tokens.push(await ask(`moved-${email}`));
    expect(new Set(tokens).size).toBe(4);
    expect(await Promise.all(tokens.slice(0, 3).map((token) => reset(token)))).toEqual([403, 403, 403]);
    expect(await reset(tokens[3] ?? '')).toBe(200);
  });

  it('is one for all who ask at once', async () => {
    const { id, email } = await server.aUser({ password: PASSWORD });
    await Promise.all(Array.from({ length: 4 }, () => post('forgot', { emailOrUsername: email })));
    await server.runJobs();
    const mails = await server.db('mails').where({ recipient: email }).pluck('body_text');
    const tokens = mails.map((text: string) => /^ {4}(\S+)$/m.exec(text)?.[1]);
    expect([mails.length, new Set(tokens).size]).toEqual([4, 1]);
    expect(await reset(tokens[0] ?? '')).toBe(200);
    expect(await server.db('mail_codes').where({ user_id: id })).toEqual([]);
  });
});

describe('the code of a sign-up', () => {
  let made = 0;
  async function whoWaits() {
    made += 1;
    const username = `waits${made}`;
    const who = { name: 'Waits', username, email: `${username}@mail.example`, password: PASSWORD };
    const browser = aBrowser(server);
    await browser('register', who);
    return { browser, email: who.email, otp: await codeTo(server, who.email) };
  }
  const countMails = async (email: string) => (await mailTo(server, email)).length;

  it('works though a stranger has asked for another', async () => {
    const { browser, email, otp } = await whoWaits();
    await post('resend', { email });
    expect(await countMails(email)).toBe(1);
    expect((await browser('verify', { email, otp })).status).toBe(200);
  });

  it('is another one for the browser that signed up, at any time, and for any other once it is over', async () => {
    const { browser, email, otp } = await whoWaits();
    await browser('resend', { email });
    expect(await countMails(email)).toBe(2);
    expect((await browser('verify', { email, otp })).status).toBe(403);
    server.clock.advance({ minutes: 10 });
    await post('resend', { email });
    expect(await countMails(email)).toBe(3);
    expect((await post('verify', { email, otp: await codeTo(server, email) })).status).toBe(200);
  });
});

describe('the code for an address that an administrator wants to see proved again', () => {
  const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

  /** A member, and a browser that they were logged in with. */
  async function whoProvesAgain() {
    const { id, email } = await server.aUser({ password: PASSWORD });
    const login = await post('login', { emailOrUsername: email, password: PASSWORD });
    const cookie = login.headers
      .getSetCookie()
      .find((one) => one.startsWith('plaza_known='))
      ?.split(';')[0];
    await server.db('users').where({ id }).update({ is_verified: false });
    const known = (path: string, body: unknown) =>
      server.as(null).post(`/api/auth/${path}`, body, { cookie: cookie ?? '' });
    return { known, email };
  }

  it('works though a stranger has asked for another', async () => {
    const { email } = await whoProvesAgain();
    await post('resend', { email });
    const otp = await codeTo(server, email);
    await post('resend', { email });
    expect(await mailTo(server, email)).toHaveLength(1);
    expect((await post('verify', { email, otp })).status).toBe(200);
  });

  it('is another one for a browser that knows them, at any time, and for any other once it is over', async () => {
    const { known, email } = await whoProvesAgain();
    await post('resend', { email });
    const first = await codeTo(server, email);
    await known('resend', { email });
    expect(await mailTo(server, email)).toHaveLength(2);
    if (first !== (await codeTo(server, email)))
      expect((await known('verify', { email, otp: first })).status).toBe(403);
    server.clock.advance({ minutes: 10 });
    await post('resend', { email });
    expect(await mailTo(server, email)).toHaveLength(3);
    expect((await post('verify', { email, otp: await codeTo(server, email) })).status).toBe(200);
  });

  it('fits in a browser that knows them, also when strangers have used up the tries', async () => {
    const { known, email } = await whoProvesAgain();
    await known('resend', { email });
    const otp = await codeTo(server, email);
    for (let tries = 0; tries < 6; tries += 1) await post('verify', { email, otp: wrong(otp) });
    expect((await post('verify', { email, otp })).status).toBe(403);
    expect((await known('verify', { email, otp })).status).toBe(200);
  });
});
