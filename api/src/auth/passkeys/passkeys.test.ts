import type { CallAnswer } from '@plaza/api-contract';
import { rawRequest } from '../../testing/rawRequest.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { TestAuthenticator, type Faults } from './testing/TestAuthenticator.ts';

const ORIGIN = 'https://plaza.example';
const PASSWORD = 'a quiet lantern';
const server = testPlaza({ env: { PUBLIC_URL: ORIGIN } });

type CreationOptions = CallAnswer<'POST /auth/passkeys/options'>;
type RequestOptions = CallAnswer<'POST /auth/passkey/options'>;
type Passkey = CallAnswer<'GET /auth/passkeys'>[number];
type Person = Awaited<ReturnType<typeof server.aUser>>;
interface Opened {
  token: string;
  code: string;
  user: { id: string };
}

async function optionsFor(person: Pick<Person, 'id'>, secret: object = {}): Promise<CreationOptions> {
  const answer = await server.as(person).post<CreationOptions>('/api/auth/passkeys/options', secret);
  expect(answer.status).toBe(200);
  return answer.body;
}

function keep(person: Pick<Person, 'id'>, attestation: unknown, name = 'Phone') {
  return server.as(person).post<Passkey & { code: string }>('/api/auth/passkeys', { name, attestation });
}

/** Somebody with a passkey that works. */
async function aHolder(about: { isSynced?: boolean } = {}) {
  const person = await server.aUser();
  const passkey = new TestAuthenticator(ORIGIN, about);
  const kept = await keep(person, passkey.create(await optionsFor(person)));
  expect(kept.status).toBe(200);
  return { person, passkey, id: kept.body.id };
}

async function challenge(): Promise<RequestOptions> {
  return (await server.as(null).post<RequestOptions>('/api/auth/passkey/options')).body;
}

const send = (assertion: unknown) => server.as(null).post<Opened>('/api/auth/passkey', { assertion });

async function logIn(passkey: TestAuthenticator, faults: Faults = {}) {
  return send(passkey.assert(await challenge(), faults));
}

describe('a passkey', () => {
  it('logs in without a name and without a password, again and again', async () => {
    const { person, passkey } = await aHolder();
    for (let time = 0; time < 3; time += 1) {
      const { status, body, headers } = await logIn(passkey);
      expect({ status, id: body.user.id }).toEqual({ status: 200, id: person.id });
      expect(headers.getSetCookie()[0]).toMatch(/^plaza_device=/);
      const bearer = { authorization: `Bearer ${body.token}` };
      expect((await server.as(null).get('/api/profile', bearer)).body).toMatchObject({
        username: person.username,
      });
    }
  });

  it('that is synced between devices never counts, and works all the same', async () => {
    const { passkey } = await aHolder({ isSynced: true });
    expect((await logIn(passkey)).status).toBe(200);
    expect((await logIn(passkey)).status).toBe(200);
  });

  it.each<[string, Faults]>([
    ['signed by another key', { forged: true }],
    ['made for another site', { origin: 'https://plaza.example.evil.example' }],
    ['made on the same name without encryption', { origin: 'http://plaza.example' }],
    ['bound to another name', { rpId: 'evil.example' }],
    ['that is the answer to a creation', { type: 'webauthn.create' }],
    ['without anybody there', { flags: 0 }],
    ['without a finger, a face or a PIN', { flags: 0x01 }],
    ['of nobody', { userHandle: undefined }],
    ['of somebody else', { userHandle: 'A'.repeat(43) }],
    ['that is not known', { id: 'A'.repeat(43) }],
    ['to a challenge of its own making', { challenge: 'A'.repeat(72) }],
    ['to no challenge', { challenge: '' }],
  ])('refuses an answer %s', async (_, faults) => {
    const { passkey } = await aHolder();
    expect(await logIn(passkey, faults)).toMatchObject({
      status: 403,
      body: { code: 'auth.wrong-passkey' },
    });
    expect((await logIn(passkey)).status).toBe(200);
  });

  it('answers each challenge once, also when twenty come at once', async () => {
    const { passkey } = await aHolder({ isSynced: true });
    const answer = passkey.assert(await challenge());
    const all = await Promise.all(Array.from({ length: 20 }, () => send(answer)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await send(answer)).body).toMatchObject({ code: 'auth.wrong-passkey' });
  });

  it('spends its challenge on a try that fails', async () => {
    const { passkey } = await aHolder();
    const asked = await challenge();
    expect((await send(passkey.assert(asked, { forged: true }))).status).toBe(403);
    expect((await send(passkey.assert(asked))).status).toBe(403);
  });

  it('has five minutes to answer', async () => {
    const { passkey } = await aHolder();
    const [soon, late] = [await challenge(), await challenge()];
    server.clock.advance({ minutes: 4, seconds: 59 });
    expect((await send(passkey.assert(soon))).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect((await send(passkey.assert(late))).status).toBe(403);
  });

  it('that was copied is refused once its count runs back', async () => {
    const { passkey } = await aHolder();
    await logIn(passkey);
    await logIn(passkey);
    expect((await logIn(passkey, { counter: 2 })).status).toBe(403);
    expect((await logIn(passkey, { counter: 0 })).status).toBe(403);
    expect((await logIn(passkey)).status).toBe(200);
  });

  it('opens nothing for the blocked, the unverified and the deleted', async () => {
    const blocked = await aHolder();
    await server.db('users').where({ id: blocked.person.id }).update({ is_blocked: true });
    expect((await logIn(blocked.passkey)).body.code).toBe('auth.blocked');
    const unverified = await aHolder();
    await server.db('users').where({ id: unverified.person.id }).update({ is_verified: false });
    expect((await logIn(unverified.passkey)).body.code).toBe('auth.unverified');
    const deleted = await aHolder();
    await server.db('users').where({ id: deleted.person.id }).update({ deleted_at: new Date() });
    expect((await logIn(deleted.passkey)).body.code).toBe('auth.wrong-passkey');
  });

  it.each([
    ['no answer', undefined],
    ['a text', 'passkey'],
    ['a list', []],
    ['no bytes', { id: 'a b', rawId: 'a b', type: 'public-key', response: {} }],
    ['far too many', { id: 'A'.repeat(9000), rawId: 'A', type: 'public-key', response: {} }],
  ])('names what is wrong with %s', async (_, assertion) => {
    expect(await send(assertion)).toMatchObject({ status: 400, body: { code: 'http.bad-input' } });
  });

  it.each(['bnVsbA', 'MQ', '____', 'eyJjaGFsbGVuZ2UiOnt9fQ'])(
    'refuses the client data %s calmly',
    async (clientDataJSON) => {
      const { passkey } = await aHolder();
      const answer = passkey.assert(await challenge());
      const broken = { ...answer, response: { ...answer.response, clientDataJSON } };
      expect((await send(broken)).status).toBe(403);
    },
  );
});

describe('a new passkey', () => {
  it('is asked for after the password, where there is one', async () => {
    const person = await server.aUser({ password: PASSWORD });
    const ask = (secret: object) => server.as(person).post('/api/auth/passkeys/options', secret);
    expect((await ask({})).body).toMatchObject({ code: 'auth.wrong-password' });
    expect((await ask({ password: 'wrong' })).status).toBe(403);
    expect((await ask({ password: PASSWORD, proof: 'A'.repeat(43) })).status).toBe(400);
    expect((await ask({ password: PASSWORD })).body).toMatchObject({
      rp: { id: 'plaza.example', name: 'Plaza' },
      user: { name: person.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each<[string, Faults]>([
    ['made for another site', { origin: 'https://evil.example' }],
    ['bound to another name', { rpId: 'evil.example' }],
    ['that is the answer to a login', { type: 'webauthn.get' }],
    ['made without a person', { flags: 0 }],
    ['made without a finger, a face or a PIN', { flags: 0x01 }],
    ['made for another challenge', { challenge: 'A'.repeat(72) }],
  ])('is refused when it is one %s', async (_, faults) => {
    const person = await server.aUser();
    const made = new TestAuthenticator(ORIGIN).create(await optionsFor(person), faults);
    expect(await keep(person, made)).toMatchObject({ status: 403, body: { code: 'auth.wrong-passkey' } });
    expect((await server.as(person).get('/api/auth/passkeys')).body).toEqual([]);
  });

  it('is kept once for each challenge, and only by who asked for it', async () => {
    const [person, thief] = [await server.aUser(), await server.aUser()];
    const asked = await optionsFor(person);
    const made = new TestAuthenticator(ORIGIN).create(asked);
    expect((await keep(thief, made)).status).toBe(403);
    expect((await keep(person, made)).status).toBe(200);
    expect((await keep(person, new TestAuthenticator(ORIGIN).create(asked))).status).toBe(403);
    const login = await challenge();
    expect((await keep(person, new TestAuthenticator(ORIGIN).create({ ...asked, ...login }))).status).toBe(
      403,
    );
  });

  it('cannot be kept twice, not even by two people', async () => {
    const { passkey } = await aHolder();
    const other = await server.aUser();
    expect(await keep(other, passkey.create(await optionsFor(other)))).toMatchObject({
      status: 409,
      body: { code: 'auth.passkey-taken' },
    });
  });

  it('has its end at twenty', async () => {
    const { person } = await aHolder();
    const [row] = await server.db('passkeys').where({ user_id: person.id });
    for (let more = 0; more < 19; more += 1) {
      const { id: _, ...copy } = row;
      await server.db('passkeys').insert({ ...copy, credential_id: Buffer.of(more) });
    }
    expect(await server.as(person).post('/api/auth/passkeys/options', {})).toMatchObject({
      status: 409,
      body: { code: 'auth.too-many-passkeys' },
    });
  });

  it('is nothing for the demo, and nothing for a stranger', async () => {
    const demo = { emailOrUsername: 'demo', password: 'look-around' };
    const { body } = await server.as(null).post<Opened>('/api/auth/login', demo);
    const bearer = { authorization: `Bearer ${body.token}` };
    expect((await server.as(null).post('/api/auth/passkeys/options', {}, bearer)).body).toMatchObject({
      code: 'auth.not-for-demo',
    });
    expect((await server.as(null).post('/api/auth/passkeys/options', {})).status).toBe(401);
    expect((await server.as(null).get('/api/auth/passkeys')).status).toBe(401);
  });

  it('is told to the mailbox, and so is its end', async () => {
    const { person, id } = await aHolder();
    await server.as(person).delete(`/api/auth/passkeys/${id}`);
    await server.runJobs();
    const mails = await server.as(null).get(`/dev/mailbox.json?to=${person.email}`);
    expect(mails.body).toMatchObject([
      { subject: 'A passkey was removed at Plaza' },
      { subject: 'A passkey was added at Plaza', text: expect.stringContaining('"Phone"') },
    ]);
  });
});

describe('the passkeys of a member', () => {
  it('are listed, called by another name, and taken away', async () => {
    const { person, passkey, id } = await aHolder({ isSynced: true });
    const member = server.as(person);
    await logIn(passkey);
    const now = server.clock.now().toISOString();
    expect((await member.get('/api/auth/passkeys')).body).toEqual([
      { id, name: 'Phone', created_at: now, last_used_at: now, is_synced: true },
    ]);
    expect((await member.put(`/api/auth/passkeys/${id}`, { name: ' Key ring ' })).body).toMatchObject({
      name: 'Key ring',
    });
    expect((await member.put(`/api/auth/passkeys/${id}`, { name: ' ' })).status).toBe(400);
    expect((await member.get<{ passkeys: unknown[] }>('/api/account/export')).body.passkeys).toHaveLength(1);
    expect((await member.delete(`/api/auth/passkeys/${id}`)).body).toEqual({ removed: true });
    expect((await logIn(passkey)).status).toBe(403);
    expect((await member.delete(`/api/auth/passkeys/${id}`)).body).toMatchObject({
      code: 'auth.unknown-passkey',
    });
  });

  it('are out of the reach of everybody else', async () => {
    const { passkey, id } = await aHolder();
    const thief = server.as(await server.aUser());
    expect((await thief.get('/api/auth/passkeys')).body).toEqual([]);
    expect((await thief.put(`/api/auth/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await thief.delete(`/api/auth/passkeys/${id}`)).status).toBe(404);
    expect((await logIn(passkey)).status).toBe(200);
  });
});

describe('without PUBLIC_URL', () => {
  const bare = testPlaza();

  it('there are passkeys for localhost, and none for a number', async () => {
    const ask = async (host: string) => {
      const { status, text } = await rawRequest(`${bare.url}/api/auth/passkey/options`, {
        method: 'POST',
        headers: { host },
      });
      return { status, body: JSON.parse(text) };
    };
    const { host, port } = new URL(bare.url);
    expect(await ask(`localhost:${port}`)).toMatchObject({ status: 200, body: { rpId: 'localhost' } });
    for (const number of [host, `[::1]:${port}`]) {
      expect(await ask(number)).toMatchObject({ status: 400, body: { code: 'auth.no-passkeys-here' } });
    }
    expect(await ask('evil.example')).toMatchObject({ status: 421 });
  });
});
