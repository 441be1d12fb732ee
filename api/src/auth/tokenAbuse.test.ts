import { createHmac, generateKeyPairSync } from 'node:crypto';
import { CompactEncrypt, SignJWT, UnsecuredJWT } from 'jose';
import { testPlaza } from '../testing/testPlaza.ts';
import { keyFor } from '../keyFor.ts';

const server = testPlaza();
const b64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Every token here is wrong in one way, and right in all the others. */
async function wrongTokens(): Promise<[string, string][]> {
  const person = await server.aUser();
  const other = await server.aUser();
  const admin = await server.aUser({ isAdmin: true });
  const genuine = (await server.bearerOf(person)).slice('Bearer '.length);
  const familyOf = async (id: string) =>
    String((await server.db('session_families').where({ user_id: id }).orderBy('id', 'desc').first()).id);
  const sid = await familyOf(person.id);
  await server.bearerOf(admin);
  const adminSid = await familyOf(admin.id);
  const secret = server.plaza.config.sessionSecret;
  const key = keyFor(secret, 'access');
  const now = Math.floor(server.clock.now().getTime() / 1000);
  const header = { alg: 'HS256', typ: 'at+jwt' };
  const claims = { sub: person.id, sid, iss: 'plaza', aud: 'plaza-api', iat: now, exp: now + 600 };
  const sign = (changed: object, head: object = {}, by: Uint8Array = key) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ ...header, ...head }).sign(by);
  // By hand, for what a library refuses to write.
  const raw = (head: unknown, body: unknown, by: Buffer | string = key, hash = 'sha256') => {
    const signed = `${b64(head)}.${b64(body)}`;
    return `${signed}.${createHmac(hash, by).update(signed).digest('base64url')}`;
  };
  const [head = '', body = '', proof = ''] = genuine.split('.');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const jwk = rsa.publicKey.export({ format: 'jwk' });
  const asymmetric = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk })
    .sign(rsa.privateKey);
  const encrypted = await new CompactEncrypt(Buffer.from(genuine))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);
  const login = await server
    .as(null)
    .post<{ refresh: string }>('/api/auth/login', { emailOrUsername: 'demo', password: 'look-around' });

  return [
    ['unsecured', new UnsecuredJWT(claims).encode()],
    ['alg none', `${b64({ ...header, alg: 'none' })}.${body}.`],
    ['alg None', `${b64({ ...header, alg: 'None' })}.${body}.${proof}`],
    ['alg missing', raw({ typ: 'at+jwt' }, claims)],
    ['alg of another length', await sign({}, { alg: 'HS512' }, Buffer.alloc(64, 7))],
    ['alg said to be HS384', raw({ ...header, alg: 'HS384' }, claims, key, 'sha384')],
    ['RS256 with a key of its own', asymmetric],
    ['a public key used as the secret', raw(header, claims, pem)],
    ['a key in the header', raw({ ...header, jwk: { kty: 'oct', k: b64('mine') } }, claims, 'mine')],
    [
      'an address of keys in the header',
      raw({ ...header, jku: 'https://evil.example/keys' }, claims, 'mine'),
    ],
    ['a path as the key id', raw({ ...header, kid: '../../../dev/null' }, claims, '')],
    ['a critical extension', raw({ ...header, crit: ['b64'], b64: false }, claims)],
    ['an empty key', raw(header, claims, '')],
    ['the secret itself as the key', raw(header, claims, secret)],
    ['the key of refresh tokens', await sign({}, {}, keyFor(secret, 'refresh'))],
    ['the key of salts', await sign({}, {}, keyFor(secret, 'salt'))],
    ['the key of codes', await sign({}, {}, keyFor(secret, 'code'))],
    ['type JWT', await sign({}, { typ: 'JWT' })],
    ['no type', raw({ alg: 'HS256' }, claims)],
    ['another issuer', await sign({ iss: 'elsewhere' })],
    ['no issuer', await sign({ iss: undefined })],
    ['another audience', await sign({ aud: 'elsewhere' })],
    ['no audience', await sign({ aud: undefined })],
    ['expired a second ago', await sign({ exp: now - 1 })],
    ['expired now', await sign({ exp: now })],
    ['no expiry', await sign({ exp: undefined })],
    ['an expiry in words', raw(header, { ...claims, exp: 'tomorrow' })],
    ['not valid yet', await sign({ nbf: now + 600 })],
    ['no person', await sign({ sub: undefined })],
    ['an empty person', await sign({ sub: '' })],
    ['a person as a number', raw(header, { ...claims, sub: Number(person.id) })],
    ['no session', await sign({ sid: undefined })],
    ['a session as a number', raw(header, { ...claims, sid: Number(sid) })],
    ['a session that never was', await sign({ sid: '999999' })],
    ['a session in words', await sign({ sid: `${sid} or 1=1` })],
    ['a session beyond all numbers', await sign({ sid: '9'.repeat(30) })],
    ['another person in my session', await sign({ sub: other.id })],
    ['the session of an administrator', await sign({ sid: adminSid })],
    ['a person with a NUL', await sign({ sub: `${person.id}\0` })],
    ['another body under my proof', `${head}.${b64({ ...claims, sub: admin.id, sid: adminSid })}.${proof}`],
    ['no proof', `${head}.${body}.`],
    ['half a proof', `${head}.${body}.${proof.slice(0, 20)}`],
    ['a proof and more', `${genuine}AAAA`],
    ['a fourth part', `${genuine}.${proof}`],
    ['two parts', `${head}.${body}`],
    ['a list as the body', raw(header, [claims])],
    ['no JSON as the body', raw(header, 'hello')],
    ['an encrypted one', encrypted],
    ['a refresh token', login.body.refresh],
    ['two at once', `${genuine}, Bearer ${genuine}`],
    ['a name and a password', Buffer.from('amber:walk-the-plaza').toString('base64')],
    ['much of it', `${head}.${'A'.repeat(6000)}.${proof}`],
  ];
}

it('lets in nobody with a forged, an expired or a confused token, of more than forty kinds', async () => {
  const tokens = await wrongTokens();
  expect(tokens.length).toBeGreaterThanOrEqual(40);
  const accepted: string[] = [];
  for (const [kind, token] of tokens) {
    const { status } = await server.as(null).get('/api/profile', { authorization: `Bearer ${token}` });
    if (status !== 401) accepted.push(`${kind}: ${status}`);
  }
  expect(accepted).toEqual([]);
});

it.each(['Basic', 'Token', ''])('takes a genuine token only as Bearer, not as %j', async (scheme) => {
  const bearer = await server.bearerOf(await server.aUser());
  const token = bearer.slice('Bearer '.length);
  expect((await server.as(null).get('/api/profile', { authorization: bearer })).status).toBe(200);
  expect(
    (await server.as(null).get('/api/profile', { authorization: `${scheme} ${token}`.trim() })).status,
  ).toBe(401);
  expect((await server.as(null).get('/api/profile', { cookie: `authToken=${token}` })).status).toBe(401);
  expect((await server.as(null).get(`/api/profile?access_token=${token}`)).status).toBe(401);
  expect((await server.as(null).get('/api/profile', { 'refresh-token': token })).status).toBe(401);
});
