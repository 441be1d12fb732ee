import { testPlaza } from '../testing/testPlaza.ts';
import { rawRequest } from '../testing/rawRequest.ts';

const server = testPlaza();

async function send(body: string | Buffer, headers: Record<string, string> = {}) {
  const { status, text } = await rawRequest(
    `${server.url}/api/auth/login`,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
    body,
  );
  return { status, body: JSON.parse(text) };
}

const good = { emailOrUsername: 'amber', password: 'x' };

describe('what comes in', () => {
  it.each(['{', '[', 'amber', "{'a':1}", '{"emailOrUsername":', '\u0000', '{"a":1}}'])(
    'is refused as %j',
    async (text) => {
      expect(await send(text)).toMatchObject({ status: 400, body: { code: 'http.bad-json' } });
    },
  );

  it('is refused when it is not UTF-8', async () => {
    expect(await send(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toMatchObject({
      status: 400,
      body: { code: 'http.bad-json' },
    });
  });

  it.each(['null', '7', '"amber"', '[]', '[[]]', '{}'])(
    'is refused as %s, which is JSON but no login',
    async (text) => {
      expect(await send(text)).toMatchObject({ status: 400, body: { code: 'http.bad-input' } });
    },
  );

  it('is required: nothing at all names every missing field', async () => {
    expect(await send('')).toMatchObject({
      status: 400,
      body: { fields: { 'body.emailOrUsername': 'Required.', 'body.password': 'Required.' } },
    });
  });

  it('may hold no key that is not known', async () => {
    const { status, body } = await send(JSON.stringify({ ...good, is_admin: true }));
    expect(status).toBe(400);
    expect(body.fields).toEqual({ 'body.is_admin': 'Unknown field.' });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('may not reach for %s', async (key) => {
    const { status } = await send(`{"emailOrUsername":"amber","password":"x","${key}":{"isAdmin":true}}`);
    expect(status).toBe(400);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it.each([
    ['a NUL', 'am\0ber'],
    ['half a character', '\ud800'],
  ])('may not hold %s', async (_, emailOrUsername) => {
    expect(await send(JSON.stringify({ ...good, emailOrUsername }))).toMatchObject({
      status: 400,
      body: { fields: { 'body.emailOrUsername': 'Contains characters that cannot be stored.' } },
    });
  });

  it('says how long a text may be', async () => {
    expect((await send(JSON.stringify({ ...good, emailOrUsername: 'x'.repeat(255) }))).body.fields).toEqual({
      'body.emailOrUsername': 'At most 254 characters.',
    });
  });

  it('may not be deeper than sense', async () => {
    expect((await send('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400);
  });

  it('may not be over 64 kB, announced or not', async () => {
    const large = JSON.stringify({ ...good, password: 'x'.repeat(66_000) });
    const refusal = { status: 413, body: { code: 'http.too-large', fields: { body: 'Too large.' } } };
    expect(await send(large)).toMatchObject(refusal);
    expect(await send(large, { 'transfer-encoding': 'chunked' })).toMatchObject(refusal);
  });

  it('must call itself JSON, so that no form of another site gets in', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      expect(await send(JSON.stringify(good), { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'http.not-json' },
      });
    }
  });

  it('may not be packed: a small parcel can hold a mountain', async () => {
    expect((await send('x', { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('may not repeat a query that is one', async () => {
    expect((await server.as(null).get('/api/remotes?preview=a&preview=b')).status).toBe(400);
  });
});

describe('addresses', () => {
  it('that nobody answers are 404 in the one shape', async () => {
    const { status, body, headers } = await server.as(null).get('/api/nowhere');
    expect(status).toBe(404);
    expect(body).toEqual({
      code: 'http.not-found',
      error: 'There is nothing at this address.',
      message: 'There is nothing at this address.',
      requestId: headers.get('x-request-id'),
    });
  });

  it('that answer another method are 405 and say which', async () => {
    const { status, body, headers } = await server.as(null).get('/api/auth/login');
    expect(status).toBe(405);
    expect(body).toMatchObject({ code: 'http.wrong-method' });
    expect(headers.get('allow')).toBe('POST');
  });

  it('answer no HEAD: some GETs of the spec change things', async () => {
    const { status, headers } = await rawRequest(`${server.url}/api/fetch`, { method: 'HEAD' });
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET');
  });

  it.each([
    '/api/profile/%',
    '/api/profile/%E0%A4%A',
    '/api/%2e%2e/etc',
    '/api//profile',
    '/api/chat/search/',
  ])('spelled oddly are refused calmly: %s', async (path) => {
    const { status } = await rawRequest(server.url, { path, headers: { authorization: 'Bearer x' } });
    expect([400, 401, 404]).toContain(status);
  });
});
