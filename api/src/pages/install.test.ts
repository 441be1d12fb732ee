import { aDeployTeam, TestBrowser } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza({ env: { BRAND_NAME: 'Lamplight <3' } });
const team = aDeployTeam(server);
const read = (path: string, headers: Record<string, string> = {}) =>
  new TestBrowser(server).fetch(path, { headers: { accept: '*/*', ...headers } });

it('nothing can be installed while no shell is published', async () => {
  expect((await read('/manifest.webmanifest')).status).toBe(404);
  expect((await read('/worker.js')).status).toBe(404);
});

describe('with a shell', () => {
  beforeAll(async () => {
    const files = {
      'worker.js': 'self.works = true;',
      'app-192.1a2b3c4d.png': 'png',
      'maskable-512.1a2b3c4d.png': 'png',
      'touch-180.1a2b3c4d.png': 'png',
    };
    await team.deploy(aShell('1.0.0', { files }));
    await team.publish('shell', aShell('2.0.0', { files }));
  });

  it('the manifest has the name of the installation, the icons of the live shell, and takes what is shared', async () => {
    const answer = await read('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      name: 'Lamplight <3',
      start_url: '/',
      display: 'standalone',
      icons: [
        { src: '/remotes/shell/1.0.0/app-192.1a2b3c4d.png', sizes: '192x192', purpose: 'any' },
        { src: '/remotes/shell/1.0.0/maskable-512.1a2b3c4d.png', purpose: 'maskable' },
      ],
      share_target: {
        action: '/add',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'title',
          text: 'text',
          url: 'url',
          files: [{ name: 'files', accept: ['image/*', 'video/*'] }],
        },
      },
    });
  });

  it('the manifest speaks to a browser in its language', async () => {
    const answer = await read('/manifest.webmanifest', { 'accept-language': 'de' });
    expect(await answer.json()).toMatchObject({
      lang: 'de',
      description: expect.stringContaining('Streif durch Welten'),
      shortcuts: [{ name: 'Chat' }, { name: 'Zonen', url: '/zones' }, { name: 'Spiele' }],
    });
  });

  it('every page names the manifest and the icon for home screens', async () => {
    const html = await (await read('/login', { accept: 'text/html' })).text();
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toContain(
      '<link rel="apple-touch-icon" href="/remotes/shell/1.0.0/touch-180.1a2b3c4d.png">',
    );
  });

  it('the worker is the live shell’s, is asked for each time, and is another one for each shell', async () => {
    const answer = await read('/worker.js');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const first = await answer.text();
    expect(first).toContain('self.works = true;');
    await team.activate('shell', { version: '2.0.0' });
    const second = await (await read('/worker.js')).text();
    expect(second).toContain('self.works = true;');
    expect(second).not.toBe(first);
  });
});

describe('the offline page', () => {
  it('stands alone, with a policy that lets in exactly what it has inside', async () => {
    const answer = await read('/offline', { accept: 'text/html' });
    const html = await answer.text();
    expect(html).toContain('<p>Lamplight &lt;3 opens by itself when the connection is back.</p>');
    expect(html).not.toMatch(/(src|href)="[^"]/);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/,
    );
  });

  it.each([
    ['de-AT, en;q=0.5', 'de', 'Keine Verbindung zu Lamplight'],
    ['fr', 'en', 'No connection to Lamplight'],
    ['', 'en', 'No connection to Lamplight'],
  ])('speaks to a browser that wants %j in %s', async (wanted, language, title) => {
    const html = await (await read('/offline', { 'accept-language': wanted })).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(title);
  });
});
