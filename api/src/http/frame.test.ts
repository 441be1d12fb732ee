import { Writable } from 'node:stream';
import { createLogger } from '../logger.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { Slice } from './slice.ts';

const lines: string[] = [];
const log = createLogger(
  'info',
  new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
);

const broken: Slice = (on) => {
  on.outside('GET /broken', () => {
    throw new Error('the secret is in /etc/plaza');
  });
};
const server = testPlaza({
  log,
  slices: [broken],
  env: { ALLOWED_HOSTS: 'friends.example', PUBLIC_URL: 'http://plaza.example' },
});

describe('every answer', () => {
  it('carries the headers that protect a visitor', async () => {
    const { headers } = await server.as(null).get('/api/fetch');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' blob:; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; worker-src 'self' blob:; manifest-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('xr-spatial-tracking=(self)');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('carries them when it is a refusal, too', async () => {
    const { headers } = await server.as(null).get('/api/nowhere');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('names the request as the caller did, or by itself', async () => {
    const named = await server.as(null).get('/api/fetch', { 'x-request-id': 'lantern-0001' });
    expect(named.headers.get('x-request-id')).toBe('lantern-0001');
    const odd = await server.as(null).get('/api/fetch', { 'x-request-id': 'a b<c>' });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a fault of ours', () => {
  it('is one calm sentence outside and the whole story in the log', async () => {
    const { status, body } = await server.as(null).get('/broken', { 'x-request-id': 'broken-0001' });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'http.unexpected',
      error: 'Something went wrong on our side. Please try again.',
      message: 'Something went wrong on our side. Please try again.',
      requestId: 'broken-0001',
    });
    const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'unexpected error');
    expect(logged).toMatchObject({
      requestId: 'broken-0001',
      err: { message: 'the secret is in /etc/plaza' },
    });
    expect(logged.err.stack).toContain('frame.test.ts');
  });
});

describe('whoever goes to an address that answers with trouble', () => {
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server
      .as(null)
      .fetch(path, { headers: { accept: 'text/html,*/*;q=0.8', 'x-request-id': 'visit-0001', ...headers } });
    const html = await response.text();
    return { html, status: response.status, title: /<title>([^<]*)/.exec(html)?.[1], response };
  };

  it('reads a page, in their language, and not a line of JSON', async () => {
    const { response, status, title, html } = await visit('/broken');
    expect([status, title]).toEqual([500, 'Plaza stumbled']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('visit-0001');
    expect(html).not.toContain('/etc/plaza');
    const german = await visit('/broken', { 'accept-language': 'de' });
    expect([german.title, /<html lang="(..)"/.exec(german.html)?.[1]]).toEqual([
      'Plaza ist gestolpert',
      'de',
    ]);
  });

  it('is told what is not there', async () => {
    const lost = await visit('/dev/mailbox/999999', { cookie: 'plaza_language=de' });
    expect([lost.status, lost.title]).toEqual([404, 'Hier ist nichts']);
  });

  it('is told the settings where the name is not known', async () => {
    const headers = { host: 'evil.example', accept: 'text/html' };
    const { status, text } = await rawRequest(`${server.url}/`, { headers });
    expect(status).toBe(421);
    expect(text).toContain('<code>ALLOWED_HOSTS</code>');
  });

  it('gets the code and the sentence as JSON from the api itself', async () => {
    const { response } = await visit('/api/nowhere');
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('the log', () => {
  it('has one line for a call, by its own name, without the query', async () => {
    await server
      .as(await server.aUser({ username: 'fern' }))
      .get('/api/profile/fern?token=hush', { 'x-request-id': 'logged-0001' });
    await server.as(null).get('/healthz');
    const [line, ...more] = lines
      .map((text) => JSON.parse(text))
      .filter(({ requestId }) => requestId === 'logged-0001');
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      call: 'GET /profile/:username',
      path: '/api/profile/fern',
      status: 200,
      msg: 'answered',
    });
    expect(line.memberId).toEqual(expect.any(String));
  });

  it('blots out whatever is called like a secret', () => {
    const text: string[] = [];
    const quiet = createLogger(
      'info',
      new Writable({ write: (line, _, done) => done(void text.push(String(line))) }),
    );
    const secrets = {
      authorization: 'hush',
      cookie: 'hush',
      'refresh-token': 'hush',
      password: 'hush',
      refreshToken: 'hush',
      token: 'hush',
    };
    quiet.info({ ...secrets, headers: secrets, call: { body: secrets } }, 'answered');
    expect(text.join()).not.toContain('hush');
  });

  it('never saw a bearer token in all of the above', () => {
    expect(lines.join()).not.toMatch(/Bearer|eyJ/);
  });
});

describe('the name it is called by', () => {
  const ask = (host: string) => rawRequest(`${server.url}/api/fetch`, { headers: { host } });

  it.each([
    '127.0.0.1',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.7',
    'localhost',
    'LOCALHOST:3000',
    'plaza.example',
    'friends.example:8080',
  ])('may be %s', async (host) => {
    expect((await ask(host)).status).toBe(200);
  });

  it.each([
    'evil.example',
    'plaza.example.evil.example',
    '127.0.0.1.nip.example',
    'localhost.evil.example',
    'xlocalhost',
  ])('may not be "%s"', async (host) => {
    const { status, text } = await ask(host);
    expect(status).toBe(421);
    expect(JSON.parse(text)).toMatchObject({
      code: 'http.unknown-host',
      error: expect.stringContaining('PUBLIC_URL'),
    });
  });

  it('cannot be borrowed through X-Forwarded-Host', async () => {
    const answer = await rawRequest(`${server.url}/api/fetch`, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'plaza.example' },
    });
    expect(answer.status).toBe(421);
  });
});

describe('behind one proxy', () => {
  const proxied = testPlaza({
    env: { TRUST_PROXY: '1' },
    limits: {
      read: { times: 2, seconds: 60 },
      write: { times: 2, seconds: 60 },
      login: { times: 2, seconds: 60 },
      contact: { times: 1, seconds: 60 },
      page: { times: 4, seconds: 60 },
    },
  });

  it('counts by the address that the proxy saw, not by the one a visitor claims', async () => {
    const ask = (forwarded: string) => proxied.as(null).get('/api/fetch', { 'x-forwarded-for': forwarded });
    expect((await ask('9.9.9.1, 5.5.5.5')).status).toBe(200);
    expect((await ask('9.9.9.2, 5.5.5.5')).status).toBe(200);
    expect((await ask('9.9.9.3, 5.5.5.5')).status).toBe(429);
    expect((await ask('9.9.9.3, 6.6.6.6')).status).toBe(200);
  });
});
