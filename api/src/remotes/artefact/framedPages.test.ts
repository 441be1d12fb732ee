import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const server = testPlaza();
const team = aDeployTeam(server);

beforeAll(async () => {
  await team.deploy(aShell('1.0.0'));
  await team.deploy(
    aRemote('mf-games', '1.0.0', {
      files: { 'framed/tram/index.html': '<canvas>', 'framed/tram/game.js': 'play()', 'secret.js': 'no' },
    }),
  );
});

const fetchPage = (path: string) => server.as(null).fetch(path);

it('serves the pages of the live version, each with an origin of nobody', async () => {
  const page = await fetchPage('/framed/mf-games/tram/');
  expect(page.status).toBe(200);
  expect(await page.text()).toBe('<canvas>');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('x-frame-options')).toBeNull();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
});

it('serves what belongs to a page to an origin of nobody', async () => {
  const script = await fetchPage('/framed/mf-games/tram/game.js');
  expect(await script.text()).toBe('play()');
  expect(script.headers.get('access-control-allow-origin')).toBe('*');
});

it('serves the part that is asked for, so that a film can be sent to any place', async () => {
  const part = (range: string) =>
    server.as(null).fetch('/framed/mf-games/tram/game.js', { headers: { range } });
  const middle = await part('bytes=1-3');
  expect([middle.status, middle.headers.get('content-range')]).toEqual([206, 'bytes 1-3/6']);
  expect(await middle.text()).toBe('lay');
  expect((await part('bytes=6-')).status).toBe(416);
});

it('sends the whole of a file to who goes on with an older one of that name', async () => {
  const path = '/framed/mf-games/tram/game.js';
  const goOn = (etag: string | null) =>
    server.as(null).fetch(path, { headers: { range: 'bytes=1-3', 'if-range': etag ?? '' } });
  expect((await goOn((await fetchPage(path)).headers.get('etag'))).status).toBe(206);
  const fromOlder = await goOn('"an-older-one"');
  expect([fromOlder.status, await fromOlder.text()]).toEqual([200, 'play()']);
});

it('changes with a deploy of that remote alone', async () => {
  await team.deploy(
    aRemote('mf-games', '1.1.0', { files: { 'framed/tram/index.html': '<canvas id="new">' } }),
  );
  expect(await (await fetchPage('/framed/mf-games/tram/')).text()).toBe('<canvas id="new">');
});

it.each([
  '/framed/mf-games/no-such/',
  '/framed/mf-games/../secret.js',
  '/framed/mf-games/..%2Fsecret.js',
  '/framed/mf-nobody/tram/',
  '/framed/',
  '/framed/%00/x',
])('answers nothing at %s', async (path) => {
  expect((await fetchPage(path)).status).toBe(404);
});

it('never serves a page of ours as a page under /remotes', async () => {
  const page = await fetchPage('/remotes/mf-games/1.1.0/framed/tram/index.html');
  expect(page.headers.get('content-type')).toBe('application/octet-stream');
});
