import { AsyncLocalStorage } from 'node:async_hooks';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const proof = 'A'.repeat(43);
const salt = 'A'.repeat(22);

/** Set while a request is answered: what a server does by itself asks the database between the steps of others. */
const answering = new AsyncLocalStorage<true>();

/** What the database was asked until the answer was out, without the values. */
async function stepsOf(path: string, sent: object) {
  const steps: string[] = [];
  const note = ({ sql }: { sql: string }) => {
    if (answering.getStore()) steps.push(sql);
  };
  server.db.on('query', note);
  const { status, body } = await server.as(null).post<{ code?: string }>(`/api/auth/${path}`, sent);
  server.db.off('query', note);
  return { status, code: body.code, steps };
}

const here = { username: 'opal', email: 'opal@plaza.example' };
const nobody = { username: 'nobody-here', email: 'no@body.example' };
beforeAll(async () => {
  server.plaza.server.prependListener('request', () => answering.enterWith(true));
  await server.aUser({ ...here, password: 'a quiet lantern' });
  // Whoever comes first finds the statements unprepared.
  await stepsOf('login', { emailOrUsername: 'warm', proof });
});

// Equal steps take equal time; `npm run bench` measures that they do.
describe('to a stranger, somebody and nobody take the same steps', () => {
  it.each<[string, (who: typeof here) => object]>([
    ['login', ({ username }) => ({ emailOrUsername: username, proof })],
    ['login', ({ email }) => ({ emailOrUsername: email, password: 'not this one' })],
    ['prelogin', ({ username }) => ({ emailOrUsername: username })],
    ['prelogin', ({ email }) => ({ emailOrUsername: email })],
    ['forgot', ({ email }) => ({ emailOrUsername: email })],
    ['resend', ({ email }) => ({ email })],
    ['register', ({ email }) => ({ name: 'Dora', username: 'dora', email, proof, salt })],
  ])('POST /auth/%s (%#)', async (path, sent) => {
    const known = await stepsOf(path, sent(here));
    expect(known.steps.length).toBeGreaterThan(0);
    expect(await stepsOf(path, sent(nobody))).toEqual(known);
  });

  it('POST /auth/verify, with a wrong code', async () => {
    const known = await stepsOf('verify', { email: here.email, otp: '000000' });
    expect(await stepsOf('verify', { email: nobody.email, otp: '000000' })).toEqual(known);
  });
});
