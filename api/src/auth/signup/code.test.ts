import { codeTo, mailTo } from '../../testing/mailTo.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aBrowser } from '../testing/aBrowser.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

const post = (path: string, body: unknown) =>
  server.as(null).post<Record<string, string>>(`/api/auth/${path}`, body);
const other = (code: string) => (code === '000000' ? '000001' : '000000');

let made = 0;
function aNewcomer() {
  made += 1;
  const username = `newcomer${made}`;
  return { name: 'New Comer', username, email: `${username}@mail.example`, password: PASSWORD };
}

async function sent(who: ReturnType<typeof aNewcomer>) {
  await post('register', who);
  return who;
}

describe('the code of the mail', () => {
  it('is dead after five wrong tries, however many come at once', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(server, who.email);
    const tries = Array.from({ length: 200 }, () => post('verify', { email: who.email, otp: other(code) }));
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([403]));
    const [row] = await server.db('signups').where({ username: who.username });
    expect(row.tries).toBe(5);
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
  });

  it('still fits after four wrong tries, and then never again', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(server, who.email);
    for (let wrong = 0; wrong < 4; wrong += 1) await post('verify', { email: who.email, otp: other(code) });
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(200);
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
  });

  it('fits for the browser that asked for it, also when a stranger has used up the tries', async () => {
    const [mine, who] = [aBrowser(server), aNewcomer()];
    await mine('register', who);
    const code = await codeTo(server, who.email);
    for (let wrong = 0; wrong < 6; wrong += 1) await post('verify', { email: who.email, otp: other(code) });
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
    expect((await mine('verify', { email: who.email, otp: code })).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(server, who.email);
    server.clock.advance({ minutes: 10 });
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(403);
  });

  it('is dead when a new one is sent', async () => {
    const who = await sent(aNewcomer());
    const old = await codeTo(server, who.email);
    await post('resend', { email: who.email });
    const code = await codeTo(server, who.email);
    if (old !== code) expect((await post('verify', { email: who.email, otp: old })).status).toBe(403);
    expect((await post('verify', { email: who.email, otp: code })).status).toBe(200);
  });

  it('is kept in no readable form', async () => {
    const who = await sent(aNewcomer());
    const code = await codeTo(server, who.email);
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
    expect(await mailTo(server, here.email)).toEqual([]);
  });
});
