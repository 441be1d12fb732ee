import { SignJWT, UnsecuredJWT } from 'jose';
import { testPlaza } from '../testing/testPlaza.ts';
import { keyFor } from '../keyFor.ts';

const server = testPlaza();

function ask(token: string) {
  return server.as(null).get('/api/profile', { authorization: `Bearer ${token}` });
}

async function tokenOf(person: { id: string }): Promise<{ token: string; familyId: string }> {
  const response = await server.as(person).get('/api/profile');
  expect(response.status).toBe(200);
  const [family] = await server.db('session_families').where({ user_id: person.id }).orderBy('id', 'desc');
  return { familyId: family.id, token: await sign(person.id, family.id) };
}

function sign(
  userId: string,
  familyId: string,
  other: { typ?: string; iss?: string; aud?: string; key?: Buffer; minutes?: number; alg?: string } = {},
) {
  const now = Math.floor(server.clock.now().getTime() / 1000);
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: other.alg ?? 'HS256', typ: other.typ ?? 'at+jwt' })
    .setSubject(userId)
    .setIssuer(other.iss ?? 'plaza')
    .setAudience(other.aud ?? 'plaza-api')
    .setIssuedAt(now)
    .setExpirationTime(now + (other.minutes ?? 10) * 60)
    .sign(other.key ?? keyFor(server.plaza.config.sessionSecret, 'access'));
}

describe('the access token', () => {
  it('lives for ten minutes', async () => {
    const { token } = await tokenOf(await server.aUser());
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await ask(token)).status).toBe(200);
    server.clock.advance({ seconds: 2 });
    expect((await ask(token)).status).toBe(401);
  });

  it('is refused when it was made for or by something else', async () => {
    const person = await server.aUser();
    const { familyId, token } = await tokenOf(person);
    const forged = [
      await sign(person.id, familyId, { typ: 'JWT' }),
      await sign(person.id, familyId, { iss: 'elsewhere' }),
      await sign(person.id, familyId, { aud: 'elsewhere' }),
      await sign(person.id, familyId, { key: keyFor(server.plaza.config.sessionSecret, 'refresh') }),
      await sign(person.id, familyId, { alg: 'HS512', key: Buffer.alloc(64, 1) }),
      await sign(person.id, familyId, { minutes: -1 }),
      await sign(person.id, '999999'),
      await sign('999999', familyId),
      new UnsecuredJWT({ sid: familyId })
        .setSubject(person.id)
        .setIssuer('plaza')
        .setAudience('plaza-api')
        .encode(),
      token.replace(/\.(.)([^.]+)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
      'garbage',
      'a.b.c',
    ];
    for (const one of forged) expect((await ask(one)).status).toBe(401);
  });

  // Another process of the server writes to the same database, and tells this one nothing.
  it.each<[string, (person: { id: string }) => Promise<unknown>]>([
    ['was blocked', ({ id }) => server.db('users').where({ id }).update({ is_blocked: true })],
    ['was deleted', ({ id }) => server.db('users').where({ id }).update({ deleted_at: new Date() })],
    ['logged out', ({ id }) => endSessions(id, 'logout')],
    ['reset the password', ({ id }) => endSessions(id, 'reset')],
  ])('opens nothing 5 s after the person %s elsewhere', async (_, happen) => {
    const person = await server.aUser();
    const visitor = server.as(person);
    expect((await visitor.get('/api/profile')).status).toBe(200);
    await happen(person);
    server.clock.advance({ seconds: 5 });
    expect((await visitor.get('/api/profile')).status).toBe(401);
  });
});

function endSessions(userId: string, why: string) {
  const ended = { revoked_at: server.clock.now(), revoked_why: why };
  return server.db('session_families').where({ user_id: userId }).update(ended);
}
