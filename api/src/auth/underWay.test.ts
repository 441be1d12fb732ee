import { quickHashing } from '../testing/aUser.ts';
import { mailTo } from '../testing/mailTo.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { Hashing } from './hashing.ts';
import { TestAuthenticator } from './passkeys/testing/TestAuthenticator.ts';

/** Holds whoever comes to `step` with this proof or password, as a slow machine does. */
function holder() {
  let holds: ((secret: string) => boolean) | undefined;
  let arrive = (): void => undefined;
  let release = (): void => undefined;
  return {
    async pass(secret: string): Promise<void> {
      if (!holds?.(secret)) return;
      holds = undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      arrive();
      await released;
    },
    /** Resolves when somebody is held; the answer lets them go. */
    async next(holdsNext: (secret: string) => boolean): Promise<() => void> {
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      holds = holdsNext;
      await arrived;
      return () => release();
    },
  };
}

const verifying = holder();
const hashingNew = holder();
const hashing: Hashing = {
  ...quickHashing,
  async verify(stored, proof) {
    const fits = await quickHashing.verify(stored, proof);
    await verifying.pass(proof);
    return fits;
  },
  async hash(proof) {
    const hashed = await quickHashing.hash(proof);
    await hashingNew.pass(proof);
    return hashed;
  },
};

const ORIGIN = 'http://localhost:8080';
// Passkeys are for a name.
const server = testPlaza({ hashing, env: { PUBLIC_URL: ORIGIN } });
const PASSWORD = 'a quiet lantern';
const OWNERS = 'another lantern';
const THIEFS = 'the lantern of a thief';
const anything = () => true;

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.as(null).post<Record<string, string>>(`/api/auth/${path}`, body, headers);

/** The owner asks for a mail; the answer sets a new password with it. */
async function aReset(person: { username: string; email: string }): Promise<() => Promise<void>> {
  await post('forgot', { emailOrUsername: person.username });
  const [, token] = /^ {4}(\S+)$/m.exec((await mailTo(server, person.email))[0]?.text ?? '') ?? [];
  return async () => expect((await post('reset', { token, password: OWNERS })).status).toBe(200);
}

const openSessions = (userId: string) =>
  server.db('session_families').where({ user_id: userId, revoked_at: null });

describe('what is under way while a password is reset', () => {
  it('opens no session with the password before', async () => {
    const person = await server.aUser({ password: PASSWORD });
    const held = verifying.next(anything);
    const login = post('login', { emailOrUsername: person.email, password: PASSWORD });
    const letGo = await held;
    await (
      await aReset(person)
    )();
    letGo();
    expect(await login).toMatchObject({ status: 403, body: { code: 'auth.wrong-login' } });
    expect(await openSessions(person.id)).toEqual([]);
    expect((await post('login', { emailOrUsername: person.email, password: OWNERS })).status).toBe(200);
  });

  it('sets no other password in a session that the reset has ended', async () => {
    const person = await server.aUser({ password: PASSWORD });
    const thief = server.as(person);
    await thief.get('/api/account');
    const held = hashingNew.next(anything);
    const change = thief.post('/api/auth/password', { password: PASSWORD, newPassword: THIEFS });
    const letGo = await held;
    await (
      await aReset(person)
    )();
    letGo();
    expect((await change).status).toBe(401);
    expect((await post('login', { emailOrUsername: person.email, password: THIEFS })).status).toBe(403);
    expect((await post('login', { emailOrUsername: person.email, password: OWNERS })).status).toBe(200);
  });

  it('deletes no account in a session that the reset has ended', async () => {
    const person = await server.aUser({ password: PASSWORD });
    const thief = server.as(person);
    await thief.get('/api/account');
    const held = verifying.next(anything);
    const deletion = thief.delete('/api/account', { username: person.username, password: PASSWORD });
    const letGo = await held;
    await (
      await aReset(person)
    )();
    letGo();
    expect((await deletion).status).toBe(401);
    expect((await post('login', { emailOrUsername: person.email, password: OWNERS })).status).toBe(200);
  });

  it('keeps no passkey of a session that the reset has ended', async () => {
    const person = await server.aUser({ password: PASSWORD });
    const thief = server.as(person);
    const { body } = await thief.post('/api/auth/passkeys/options', { password: PASSWORD });
    const passkey = new TestAuthenticator(ORIGIN);
    const attestation = passkey.create(body as Parameters<TestAuthenticator['create']>[0]);
    const reset = await aReset(person);
    const holding = await server.db.transaction();
    await holding('users').where({ id: person.id }).forUpdate().first('id');
    const adding = thief.post('/api/auth/passkeys', { name: 'Mine now', attestation });
    await somebodyWaits(server.db);
    await reset();
    await holding.commit();
    expect((await adding).status).toBe(401);
    expect(await server.db('passkeys').where({ user_id: person.id })).toEqual([]);
  });
});
