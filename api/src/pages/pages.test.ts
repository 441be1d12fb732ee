import { startBeside } from '../testing/startBeside.ts';
import { aDeployTeam, TestBrowser } from '../remotes/testing/aDeployTeam.ts';
import { aRemote, aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const team = aDeployTeam(server);
const asPage = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

const shellOf = (html: string) => /\/remotes\/shell\/([^/]+)\/main\.js/.exec(html)?.[1];

it('says calmly what to run while no shell is published', async () => {
  const response = await new TestBrowser(server).fetch('/', asPage);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('<title>Plaza is getting ready</title>');
  expect(html).toContain('npm run deploy -- all');
});

it('says so in the language of whoever asks, and in the name of the server', async () => {
  const headers = { ...asPage.headers, 'accept-language': 'de' };
  const html = await (await server.as(null).fetch('/', { headers })).text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<h1>Plaza macht sich bereit</h1>');
  expect(html).toContain('<code>npm run deploy -- all</code> baut und veröffentlicht');
});

describe('with a shell', () => {
  beforeAll(async () => {
    await team.deploy(aShell('1.0.0'));
    await team.deploy(aRemote('mf-chat', '1.0.0'));
  });

  it('answers every address with the page and the registry in it', async () => {
    const browser = new TestBrowser(server);
    for (const path of ['/', '/chat/7', '/login', '/no/such/place', '/user/a.b']) {
      const response = await browser.fetch(path, asPage);
      const html = await response.text();
      expect([path, response.status, shellOf(html)]).toEqual([path, 200, '1.0.0']);
      const inlined = JSON.parse(/id="plaza-remotes">([^<]*)</.exec(html)?.[1] ?? '');
      expect(inlined).toEqual(await browser.registry());
    }
  });

  it('says for other places what it is and where', async () => {
    const html = await (await new TestBrowser(server).fetch('/terms', asPage)).text();
    expect(html).toContain('<title>Terms · Plaza</title>');
    expect(html).toContain(`<meta property="og:url" content="${server.url}/terms">`);
  });

  it('is in the language of whoever asks: their choice, else what their browser asks for', async () => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await server.as(null).fetch('/terms', { headers: { ...asPage.headers, ...headers } });
      expect(answer.headers.get('vary')).toContain('Accept-Language');
      const html = await answer.text();
      return [/<html lang="(\w+)">/.exec(html)?.[1], /<title>([^<]*)</.exec(html)?.[1]];
    };
    const german = ['de', 'Nutzungsbedingungen · Plaza'];
    expect(await ask({ 'accept-language': 'de-AT, en;q=0.5' })).toEqual(german);
    expect(await ask({ 'accept-language': 'fr' })).toEqual(['en', 'Terms · Plaza']);
    expect(await ask({ 'accept-language': 'en', cookie: 'plaza_language=de' })).toEqual(german);
  });

  it('is packed for whoever can unpack it, and says the same', async () => {
    const ask = (encoding: string) =>
      new TestBrowser(server).fetch('/terms', {
        headers: { ...asPage.headers, 'accept-encoding': encoding },
      });
    const packed = await ask('gzip');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const plain = await ask('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });

  it('is asked for again each time and sent only when it changed', async () => {
    const browser = new TestBrowser(server);
    const first = await browser.fetch('/', asPage);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await browser.fetch('/', { headers: { ...asPage.headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/api/nothing', 'text/html'],
    ['/remotes/shell/1.0.0/gone.js', 'text/html'],
    ['/favicon.ico', 'image/avif,image/webp,*/*;q=0.8'],
    ['/script.js', '*/*'],
    ['/chat', 'application/json'],
  ])('does not take GET %s (%s) for a page', async (path, accept) => {
    const response = await server.as(null).fetch(path, { headers: { accept } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).not.toContain('text/html');
  });

  it('leaves other methods alone', async () => {
    const response = await server.as(null).fetch('/chat', { method: 'POST', ...asPage });
    expect(response.status).toBe(404);
  });

  it('shows a published shell under its preview, and the shell of the canary to the canary', async () => {
    const { body } = await team.publish('shell', aShell('2.0.0'));
    const browser = new TestBrowser(server);
    const page = async (path: string) => shellOf(await (await browser.fetch(path, asPage)).text());
    expect(await page(`/?preview=${body.preview}`)).toBe('2.0.0');
    expect(await page('/?preview=x')).toBe('1.0.0');

    await team.activate('shell', { version: '2.0.0', percent: 100 });
    expect(await page('/')).toBe('2.0.0');
    await team.rollBack('shell');
    expect(await page('/')).toBe('1.0.0');
  });
});

describe('loading from localhost', () => {
  const policyOf = async (browser: TestBrowser) =>
    (await browser.fetch('/', asPage)).headers.get('content-security-policy');

  it('is allowed to a browser whose administrator said so, until that is taken back', async () => {
    const browser = new TestBrowser(server);
    expect(await policyOf(browser)).toContain("script-src 'self';");
    const admin = server.as(await server.aUser({ isAdmin: true }));
    const override = async (allowed: boolean) => {
      const answer = await admin.fetch('/api/remotes/overrides', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ allowed }),
      });
      expect(await answer.json()).toEqual({ allowed });
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };
    const cookie = await override(true);
    const asked = async () =>
      (await server.as(null).fetch('/', { headers: { ...asPage.headers, cookie } })).headers.get(
        'content-security-policy',
      );
    expect(await asked()).toContain("script-src 'self' http://localhost:*;");
    expect(await asked()).toContain('ws://localhost:*');
    server.clock.advance({ minutes: 12 * 60 });
    expect(await asked()).toContain("script-src 'self';");
    expect(await override(false)).toBeDefined();
  });

  it('is refused to members and strangers, and to a forged cookie', async () => {
    const body = { allowed: true };
    expect((await server.as(null).post('/api/remotes/overrides', body)).status).toBe(401);
    expect((await server.as(await server.aUser()).post('/api/remotes/overrides', body)).status).toBe(403);
    const forged = { ...asPage.headers, cookie: 'plaza_overrides=OTk5OTk5OTk5OTk5OTk5OQ.AAAA' };
    const response = await server.as(null).fetch('/', { headers: forged });
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('is allowed to everybody in development', async () => {
    const development = await startBeside(server, { NODE_ENV: 'development', LOG_LEVEL: 'silent' });
    const response = await fetch(`http://127.0.0.1:${development.port}/`, asPage);
    expect(response.headers.get('content-security-policy')).toContain('http://localhost:*');
    await development.close();
  });
});
