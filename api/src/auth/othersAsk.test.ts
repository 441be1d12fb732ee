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
