import { codeTo, mailTo } from '../../testing/mailTo.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aBrowser } from '../testing/aBrowser.ts';
import { sweepSignups } from './beginSignup.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

const post = (path: string, body: unknown) =>
  server.as(null).post<Record<string, string>>(`/api/auth/${path}`, body);

let made = 0;
function aNewcomer() {
  made += 1;
  const username = `newcomer${made}`;
  return { name: 'New Comer', username, email: `${username}@mail.example`, password: PASSWORD };
}

const STRANGERS = 'the lantern of a stranger';
const logIn = async (emailOrUsername: string, password: string) =>
  (await post('login', { emailOrUsername, password })).status;

describe('two who sign up with one address', () => {
  async function bothSignUp() {
    const [mine, strangers] = [aBrowser(server), aBrowser(server)];
    const who = aNewcomer();
    await mine('register', who);
    const first = await codeTo(server, who.email);
    await strangers('register', { ...who, username: `${who.username}x`, password: STRANGERS });
    return { mine, who, first, second: await codeTo(server, who.email) };
  }

  it('each need the code of their own mail', async () => {
    const { mine, who, first, second } = await bothSignUp();
    expect((await mine('verify', { email: who.email, otp: second })).status).toBe(403);
    expect((await mine('verify', { email: who.email, otp: first })).status).toBe(200);
    expect(await logIn(who.email, STRANGERS)).toBe(403);
    expect(await logIn(who.email, PASSWORD)).toBe(200);
  });

  it('and no password but one’s own opens the account, whichever code is entered where', async () => {
    const { who, second } = await bothSignUp();
    const opened = await aBrowser(server)('verify', { email: who.email, otp: second });
    expect(opened.status).toBe(200);
    expect(await logIn(who.email, STRANGERS)).toBe(403);
    expect(await logIn(`${who.username}x`, STRANGERS)).toBe(403);
    const bearer = { authorization: `Bearer ${opened.body['token']}` };
    expect((await server.as(null).get('/api/account', bearer)).body).toMatchObject({ has_password: false });
  });

  it('get a new code each for their own', async () => {
    const { mine, who } = await bothSignUp();
    await mine('resend', { email: who.email });
    expect((await mailTo(server, who.email))[0]?.text).toContain(`@${who.username}.`);
    expect((await mine('verify', { email: who.email, otp: await codeTo(server, who.email) })).status).toBe(
      200,
    );
    expect(await logIn(who.username, PASSWORD)).toBe(200);
  });

  it('are forgotten after a day', async () => {
    const { who } = await bothSignUp();
    await sweepSignups(server.db, new Date(server.clock.now().getTime() + 86_400_001));
    expect(await server.db('signups').where({ email: who.email })).toEqual([]);
  });
});

describe('the code of a sign-up, entered in another browser', () => {
  it.each([
    ['a browser that never signed up', async () => aBrowser(server)],
    [
      'one that signed up under another address',
      async () => {
        const other = aBrowser(server);
        await other('register', aNewcomer());
        return other;
      },
    ],
  ])('brings no password with it: %s', async (_, open) => {
    const who = aNewcomer();
    await aBrowser(server)('register', { ...who, password: STRANGERS });
    const otp = await codeTo(server, who.email);
    const owner = await (await open())('verify', { email: who.email, otp });
    expect(owner).toMatchObject({ status: 200, body: { has_password: false } });
    expect([await logIn(who.email, STRANGERS), await logIn(who.username, STRANGERS)]).toEqual([403, 403]);
    const bearer = { authorization: `Bearer ${owner.body['token']}` };
    const set = await server.as(null).post('/api/auth/password', { newPassword: PASSWORD }, bearer);
    expect(set.status).toBe(200);
    expect([await logIn(who.email, PASSWORD), await logIn(who.email, STRANGERS)]).toEqual([200, 403]);
  });
});
