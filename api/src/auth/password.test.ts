import { createHmac, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { testPlaza } from '../testing/testPlaza.ts';
import { deriveProof } from './kdf.ts';

const PASSWORD = 'a quiet lantern';

describe('the password split', () => {
  const house = testPlaza();
  const prelogin = async (emailOrUsername: string) =>
    (
      await house
        .as(null)
        .post<{ salt: string; kdf: number; iterations: number }>('/api/auth/prelogin', { emailOrUsername })
    ).body;
  const logIn = (sent: object) => house.as(null).post<{ code?: string }>('/api/auth/login', sent);

  it('logs in by a proof that anybody can compute from the contract', async () => {
    const { username } = await house.aUser({ password: PASSWORD });
    const { salt, iterations, kdf } = await prelogin(username);
    expect({ iterations, kdf }).toEqual({ iterations: 600_000, kdf: 1 });
    const master = pbkdf2Sync(PASSWORD, Buffer.from(salt, 'base64url'), iterations, 32, 'sha256');
    const proof = Buffer.from(hkdfSync('sha256', master, '', 'auth', 32)).toString('base64url');
    expect((await logIn({ emailOrUsername: username, proof })).status).toBe(200);
    expect((await logIn({ emailOrUsername: username, password: PASSWORD })).status).toBe(200);
    expect((await logIn({ emailOrUsername: username, password: proof })).status).toBe(403);
    expect((await logIn({ emailOrUsername: username, proof: `${proof.slice(0, -2)}AA` })).status).toBe(403);
  });

  it('wants one of both', async () => {
    const proof = 'A'.repeat(43);
    expect((await logIn({ emailOrUsername: 'a', password: 'b', proof })).status).toBe(400);
    expect((await logIn({ emailOrUsername: 'a', proof: 'short' })).status).toBe(400);
  });

  it('gives a name its salt in any case of letters, and a lasting one to nobody', async () => {
    const { username } = await house.aUser({ password: PASSWORD });
    expect(await prelogin(username.toUpperCase())).toEqual(await prelogin(username));
    const nobody = await prelogin('nobody-of-that-name');
    expect(nobody.salt).toMatch(/^[\w-]{22}$/);
    expect(await prelogin('Nobody-Of-That-Name')).toEqual(nobody);
    expect((await prelogin('nobody-else')).salt).not.toBe(nobody.salt);
    const guessed = createHmac('sha256', '')
      .update('nobody-of-that-name')
      .digest()
      .subarray(0, 16)
      .toString('base64url');
    expect(nobody.salt).not.toBe(guessed);
  });

  it('keeps neither the password nor the proof', async () => {
    const { id } = await house.aUser({ password: PASSWORD });
    const row = await house.db('credentials').where({ user_id: id }).first();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(await deriveProof(PASSWORD, row.salt));
  });

  it('takes over a password from before the split at its first login', async () => {
    const { id, username } = await house.aUser();
    await house.db('credentials').insert({ user_id: id, password_hash: await hash(PASSWORD) });
    expect((await logIn({ emailOrUsername: username, password: 'wrong' })).status).toBe(403);
    expect((await logIn({ emailOrUsername: username, password: PASSWORD })).status).toBe(200);
    const { salt } = await prelogin(username);
    const proof = await deriveProof(PASSWORD, Buffer.from(salt, 'base64url'));
    expect((await logIn({ emailOrUsername: username, proof })).status).toBe(200);
  });

  it('says the same to a wrong proof, to nobody and to the deleted', async () => {
    const here = await house.aUser({ password: PASSWORD });
    const gone = await house.aUser({ password: PASSWORD, isDeleted: true });
    const proof = 'A'.repeat(43);
    const answers = [];
    for (const emailOrUsername of [here.username, gone.username, 'nobody', 'no@body.example']) {
      const { status, body } = await logIn({ emailOrUsername, proof });
      answers.push({ status, code: body.code });
    }
    expect(answers).toEqual(Array(4).fill({ status: 403, code: 'auth.wrong-login' }));
  });

  it('[6-1] of who is not verified any more opens nothing', async () => {
    const { id, username } = await house.aUser({ password: PASSWORD });
    await house.db('users').where({ id }).update({ is_verified: false });
    expect((await logIn({ emailOrUsername: username, password: 'wrong' })).body.code).toBe(
      'auth.wrong-login',
    );
    expect((await logIn({ emailOrUsername: username, password: PASSWORD })).body.code).toBe(
      'auth.unverified',
    );
  });
});

describe('guessing a password in production', () => {
  const house = testPlaza({ env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' } });

  it('ends after ten tries at one account, in whatever case and path it is asked', async () => {
    const { username } = await house.aUser();
    const statuses = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const name = tried % 2 ? username.toUpperCase() : ` ${username}`.trim();
      const path = ['/api/auth/login', '/api/auth/login/', '/API/auth/LOGIN'][tried % 3] ?? '';
      const answer = await house
        .as(null)
        .post(
          path,
          { emailOrUsername: name, proof: 'A'.repeat(43) },
          { 'x-forwarded-for': `10.0.0.${tried}` },
        );
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429]);
    house.clock.advance({ minutes: 1 });
    const later = await house
      .as(null)
      .post('/api/auth/login', { emailOrUsername: username, proof: 'A'.repeat(43) });
    expect(later.status).toBe(403);
  });

  it('mails one address four times and no more', async () => {
    house.clock.advance({ minutes: 60 });
    const statuses = [];
    for (let asked = 0; asked < 5; asked += 1) {
      statuses.push((await house.as(null).post('/api/auth/forgot', { emailOrUsername: 'amber' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
