import { testPlaza } from '../testing/testPlaza.ts';
import type { TestClient } from '../testing/TestClient.ts';

// Passkeys are for a name.
const server = testPlaza({ env: { PUBLIC_URL: 'http://localhost:8080' } });
const PASSWORD = 'a quiet lantern';
const newPassword = 'one lantern more';

/** Everything that opens the account to somebody else, hands it out whole, or ends it. */
const ACTS: [string, (client: TestClient, username: string) => Promise<{ status: number; body: unknown }>][] =
  [
    ['setting a password', (client) => client.post('/api/auth/password', { newPassword })],
    ['another address', (client) => client.post('/api/auth/email', { email: 'thief@mail.example' })],
    ['a passkey', (client) => client.post('/api/auth/passkeys/options', {})],
    ['taking a passkey away', (client) => client.delete('/api/auth/passkeys/1')],
    ['a copy of all that is known', (client) => client.get('/api/account/export')],
    ['leaving', (client, username) => client.delete('/api/account', { username })],
  ];

async function codeTo(email: string): Promise<string> {
  await server.runJobs();
  const [mail] = (await server.as(null).get<{ text: string }[]>(`/dev/mailbox.json?to=${email}`)).body;
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function aMemberWithoutPassword() {
  const person = await server.aUser();
  const client = server.as(person);
  // The session begins with its first request.
  await client.get('/api/account');
  server.clock.advance({ minutes: 6 });
  return { person, client };
}

describe('who has no password', () => {
  it.each(ACTS)('needs a fresh proof before %s', async (_, act) => {
    const { person, client } = await aMemberWithoutPassword();
    expect(await act(client, person.username)).toMatchObject({
      status: 403,
      body: { code: 'keys.not-fresh' },
    });
    expect((await client.post('/api/keys/proof/code')).status).toBe(200);
    expect((await client.post('/api/keys/proof', { otp: '000000' })).status).toBe(403);
    expect((await client.post('/api/keys/proof', { otp: await codeTo(person.email) })).status).toBe(200);
    expect((await act(client, person.username)).status).not.toBe(403);
  });

  it('needs none right after the login', async () => {
    const client = server.as(await server.aUser());
    expect((await client.post('/api/auth/password', { newPassword })).status).toBe(200);
  });

  it('cannot use a code twice, nor that of another session’s e-mail change', async () => {
    const { person, client } = await aMemberWithoutPassword();
    await client.post('/api/keys/proof/code');
    const otp = await codeTo(person.email);
    expect((await client.post('/api/keys/proof', { otp })).status).toBe(200);
    expect((await client.post('/api/keys/proof', { otp })).body).toMatchObject({ code: 'auth.wrong-otp' });
  });
});

it('who has a password may prove it by a mailed code as well, and by nothing less', async () => {
  const person = await server.aUser({ password: PASSWORD });
  const client = server.as(person);
  const change = () => client.post('/api/auth/password', { newPassword });
  expect((await change()).body).toMatchObject({ code: 'auth.wrong-password' });
  await client.post('/api/keys/proof/code');
  expect((await client.post('/api/keys/proof', { otp: await codeTo(person.email) })).status).toBe(200);
  expect((await change()).status).toBe(200);
});

it('a demo guest has no mailbox and may still leave, with all that is known', async () => {
  const guest = server.as(await server.aUser({ username: 'a-guest', isGuest: true }));
  await guest.get('/api/account');
  server.clock.advance({ minutes: 6 });
  expect((await guest.post('/api/keys/proof/code')).body).toMatchObject({ code: 'auth.not-for-demo' });
  expect((await guest.get('/api/account/export')).status).toBe(200);
  expect((await guest.delete('/api/account', { username: 'a-guest' })).status).toBe(200);
});
