import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const server = testPlaza();
const team = aDeployTeam(server);
const script = `let words = '${'word '.repeat(400)}';`;

beforeAll(async () => {
  await team.deploy(aShell('1.0.0'));
  await team.deploy(
    aRemote('mf-chat', '1.0.0', { files: { 'js/long.js': script, 'a.woff2': 'font', 'odd.bin': '<html>' } }),
  );
});

const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  server.as(null).fetch(`/remotes/mf-chat/1.0.0/${path}`, { headers });

it('serves a file for ever, to every origin, as what it is', async () => {
  const response = await fetchFile('js/long.js');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(await response.text()).toBe(script);
  expect((await fetchFile('a.woff2')).headers.get('content-type')).toBe('font/woff2');
  expect((await fetchFile('odd.bin')).headers.get('content-type')).toBe('application/octet-stream');
});

it('has the manifest asked for again each time', async () => {
  const response = await fetchFile('mf-manifest.json');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const etag = response.headers.get('etag') ?? '';
  expect((await fetchFile('mf-manifest.json', { 'if-none-match': etag })).status).toBe(304);
});

it('sends the packed twin to whoever takes it, and the plain file to everybody else', async () => {
  const packed = await rawGet('js/long.js', 'gzip');
  const plain = await rawGet('js/long.js', 'identity');
  expect([packed.encoding, plain.encoding]).toEqual(['gzip', undefined]);
  expect(packed.bytes).toBeLessThan(plain.bytes / 5);
  expect(plain.bytes).toBe(script.length);
});

it.each([
  'gone.js',
  'js',
  'js/long.js.gz',
  '',
  '..%2F..%2Fdeploy-token',
  'js//long.js',
  '%E0%A4%A',
  'a%00.js',
])('answers %j with 404 in plain text, never with a page', async (path) => {
  const response = await fetchFile(path, { accept: 'text/html,*/*' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it.each(['/remotes/mf-chat/9.9.9/js/long.js', '/remotes/nobody/1.0.0/a.js', '/remotes/mf-chat'])(
  'answers %s with 404',
  async (path) => {
    expect((await server.as(null).get(path, { accept: 'application/javascript' })).status).toBe(404);
  },
);

it('answers HEAD without the file', async () => {
  const response = await server.as(null).fetch('/remotes/mf-chat/1.0.0/odd.bin', { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '6',
    '',
  ]);
});

it('goes on with everything else when the files of one remote are gone', async () => {
  await team.deploy(aRemote('mf-gone', '1.0.0'));
  await rm(join(server.dataDir, 'artefacts', 'mf-gone'), { recursive: true });
  expect((await server.as(null).get('/remotes/mf-gone/1.0.0/mf-manifest.json')).status).toBe(404);
  expect(await new TestBrowser(server).versions()).toEqual({ 'mf-chat': '1.0.0', 'mf-gone': '1.0.0' });
  expect((await fetchFile('js/long.js')).status).toBe(200);
});

/** fetch unpacks by itself, which would hide what travelled. */
function rawGet(path: string, encoding: string): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(
      `${server.url}/remotes/mf-chat/1.0.0/${path}`,
      { headers: { 'accept-encoding': encoding } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }));
      },
    ).on('error', reject);
  });
}
