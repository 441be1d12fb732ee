import { createHmac } from 'node:crypto';
import { testPlaza } from '../../testing/testPlaza.ts';
import { keyFor } from '../../keyFor.ts';
import { signupHash } from '../mailCodes.ts';
import { aBrowser } from '../testing/aBrowser.ts';

const server = testPlaza();
const proof = 'A'.repeat(43);
const salt = 'B'.repeat(22);
const own = { proof, salt, emailProof: proof, emailSalt: 'C'.repeat(22) };

/** Everything that a stranger learns who signs up with an address and then tries to log in with it. */
async function learned(email: string, username: string) {
  const browser = aBrowser(server);
  const elsewhere = aBrowser(server);
  const saltOf = async (emailOrUsername: string) =>
    (await elsewhere('prelogin', { emailOrUsername })).body['salt'];
  const before = [await saltOf(email), await saltOf(username)];
  const registered = await browser('register', { name: 'Dora', username, email, ...own });
  await server.runJobs();
  const answers = [registered];
  for (const emailOrUsername of [email, username])
    for (const asked of [browser, elsewhere])
      for (const secret of [{ proof }, { proof: 'D'.repeat(43) }, { password: 'not this one' }])
        answers.push(await asked('login', { emailOrUsername, ...secret }));
  answers.push(await browser('verify', { email, otp: '000000' }), await browser('resend', { email }));
  const after = [await saltOf(email), await saltOf(username)];
  return {
    answers: answers.map(({ status, body }) => ({ status, code: body['code'], said: body['error'] })),
    isSaltTheSame: after.map((one, index) => one === before[index]),
  };
}

it('whoever signs up with an address learns nothing about it by logging in, also without a mailbox', async () => {
  const here = await server.aUser({ password: 'a quiet lantern' });
  const known = await learned(here.email, 'dora-one');
  expect(await learned('no@body.example', 'dora-two')).toEqual(known);
  expect(known.isSaltTheSame).toEqual([true, true]);
});

describe('when the tries of all strangers are used up', () => {
  it.each([
    { path: 'resend', act: 'mail', more: {} },
    { path: 'verify', act: 'code', more: { otp: '000000' } },
  ])('$path answers whoever signed up with an address alike, whosever it is', async ({ path, act, more }) => {
    const here = await server.aUser();
    const answers = async (email: string) => {
      const browser = aBrowser(server);
      await browser('register', { name: 'Edda', username: `edda-${path}-${email.length}`, email, ...own });
      await server.runJobs();
      // Of letters also those that are counted apart, for who asks first in a day.
      const none = ['strangers', 'strangers first'].map((whose) => {
        const secret = keyFor(server.plaza.config.sessionSecret, 'code');
        const key = createHmac('sha256', secret).update(`${act} ${email} ${whose}`).digest();
        return { key, tokens: 0, at: server.clock.now() };
      });
      await server.db('account_tries').insert(none).onConflict('key').merge();
      const said = [];
      for (const asked of [browser, aBrowser(server)]) {
        const { status, body } = await asked(path, { email, ...more });
        said.push({ status, code: body['code'], said: body['error'] ?? body['message'] });
      }
      return said;
    };
    const known = await answers(here.email);
    expect(known).toEqual(await answers(`nobody-at-all-${path}@body.example`));
    expect(known.map(({ status }) => status)).toEqual([path === 'resend' ? 200 : 403, 429]);
  });
});

it('nobody takes the place of who is here already, even with the code of what was kept', async () => {
  const here = await server.aUser({ password: 'a quiet lantern' });
  const browser = aBrowser(server);
  await browser('register', { name: 'Gerd', username: 'gerd-one', email: here.email, ...own });
  await server.runJobs();
  const [row] = await server.db('signups').where({ email: here.email });
  const code_hash = signupHash(keyFor(server.plaza.config.sessionSecret, 'code'), row.browser_hash, '123456');
  await server.db('signups').where({ id: row.id }).update({ code_hash });
  const { status, body } = await browser('verify', { email: here.email, otp: '123456' });
  expect([status, body['code']]).toEqual([403, 'auth.wrong-otp']);
});

it('the browser that signed up is told to enter the code, and no other', async () => {
  const [browser, elsewhere] = [aBrowser(server), aBrowser(server)];
  const who = { name: 'Finn', username: 'finn', email: 'finn@mail.example', password: 'a quiet lantern' };
  await browser('register', who);
  await server.runJobs();
  const login = { emailOrUsername: who.email, password: who.password };
  expect((await browser('login', login)).body).toMatchObject({
    code: 'auth.wrong-or-waiting',
    error: expect.stringContaining('code'),
  });
  expect((await elsewhere('login', login)).body).toMatchObject({ code: 'auth.wrong-login' });
});
