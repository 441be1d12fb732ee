import { rawRequest } from '../../testing/rawRequest.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const server = testPlaza({
  env: {
    PUBLIC_URL: 'http://plaza.example',
    ALLOWED_HOSTS: 'www.plaza.example',
    GAMES_ORIGIN: 'http://games.example:8081',
  },
});
const team = aDeployTeam(server);

const files = (name: string) => ({
  'framed/tram/index.html': `<canvas id="${name}">`,
  [`framed/tram/${name}.js`]: 'play()',
  'framed/tram/still.webp': 'a picture',
});

beforeAll(async () => {
  await team.deploy(aShell('1.0.0'));
  await team.deploy(aRemote('mf-games', '1.0.0', { files: files('first') }));
});

const ask = (host: string, path: string, method = 'GET') =>
  rawRequest(`${server.url}${path}`, {
    method,
    headers: { host, accept: 'text/html', authorization: 'Bearer of-nobody', cookie: 'plaza_bucket=seen' },
  });
const inGames = (path: string, method?: string) => ask('games.example:8081', path, method);

it('serves the page of a game under the name of the games, to the pages of this Plaza alone', async () => {
  const page = await inGames('/framed/mf-games/tram/');
  expect([page.status, page.text]).toEqual([200, '<canvas id="first">']);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors http://plaza.example http://www.plaza.example;');
  expect(policy).toMatch(/sandbox allow-scripts(?!.*allow-same-origin)/);
  expect(policy).toContain("connect-src 'none'");
  expect(page.headers['x-frame-options']).toBeUndefined();
  expect(page.headers['permissions-policy']).toMatch(/camera=\(\).*fullscreen=\*, gamepad=\*/);
});

it.each([
  ['GET', '/'],
  ['GET', '/games'],
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/docs'],
  ['GET', '/api/remotes'],
  ['POST', '/api/auth/login'],
  ['POST', '/hub/negotiate?negotiateVersion=1'],
  ['GET', '/hub'],
  ['GET', '/remotes/mf-games/1.0.0/remoteEntry.js'],
  ['POST', '/framed/mf-games/tram/'],
  ['GET', '/framed/../api/remotes'],
])('answers nothing there at %s %s, and leaves no cookie', async (method, path) => {
  const answer = await inGames(path, method);
  expect(answer.status).toBe(404);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.text).not.toContain('{');
});

it('sends who asks a page for a game over to that name, and knows it without its port', async () => {
  const answer = await ask('plaza.example', '/framed/mf-games/tram/');
  expect([answer.status, answer.headers['location']]).toEqual([
    307,
    'http://games.example:8081/framed/mf-games/tram/?version=1.0.0',
  ]);
  expect(answer.headers['x-frame-options']).toBeUndefined();
  expect((await ask('games.example', '/framed/mf-games/tram/')).status).toBe(200);
});

it('leaves pictures of games where the pages are', async () => {
  expect((await ask('plaza.example', '/framed/mf-games/tram/still.webp')).text).toBe('a picture');
});

it('lets pages show what stands under that name', async () => {
  const page = await ask('plaza.example', '/games');
  expect(page.headers['content-security-policy']).toContain("frame-src 'self' http://games.example:8081;");
});

it('knows no other names', async () => {
  expect((await ask('games.example.evil.example', '/framed/mf-games/tram/')).status).toBe(421);
});

it('brings a page of a version what belongs to it, while another is live for some', async () => {
  await team.publish('mf-games', aRemote('mf-games', '1.1.0', { files: files('second') }));
  await team.activate('mf-games', { version: '1.1.0', percent: 1 });
  expect((await inGames('/framed/mf-games/tram/?version=1.1.0')).text).toBe('<canvas id="second">');
  expect((await inGames('/framed/mf-games/tram/?version=9.9.9')).text).toBe('<canvas id="first">');
  for (const script of ['first.js', 'second.js'])
    expect((await inGames(`/framed/mf-games/tram/${script}`)).status).toBe(200);
});
