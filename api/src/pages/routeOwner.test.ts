import { createHash } from 'node:crypto';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aRemote, aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const team = aDeployTeam(server);
const chat = aRemote('mf-chat', '1.0.0');
const [chunk = ''] = Object.keys(chat).filter((file) => file.startsWith('app.'));

const member = { cookie: 'plaza_bucket=1' };

/** What the page of an address asks for ahead, of the remote alone. */
async function aheadOn(path: string, headers: Record<string, string> = member): Promise<string[]> {
  const answer = await server.as(null).fetch(path, { headers: { accept: 'text/html', ...headers } });
  return (await answer.text()).split('\n').filter((line) => line.includes('/remotes/mf-chat/'));
}

beforeAll(async () => {
  await team.deploy(aShell('1.0.0'));
  await team.deploy(chat);
});

it('a member’s page asks for what the remote of its address brings, each by the hash it is asked for later', async () => {
  const lines = await aheadOn('/chat/7');
  const link = (file: string, as: string, integrity: string) =>
    `<link rel="preload" href="/remotes/mf-chat/1.0.0/${file}" as="${as}"${integrity} crossorigin="anonymous">`;
  const hash = (kind: string, file: string) =>
    ` integrity="${kind}-${createHash(kind)
      .update(chat[file] ?? '')
      .digest('base64')}"`;
  expect(lines.slice(0, 3)).toEqual([
    link('mf-manifest.json', 'fetch', ''),
    link('remoteEntry.js', 'script', hash('sha384', 'remoteEntry.js')),
    link(chunk, 'script', hash('sha256', chunk)),
  ]);
});

it.each([
  ['another address', '/games', member],
  ['a stranger, who may not enter', '/chat/7', {}],
])('%s asks for nothing of it', async (_, path, headers) => {
  expect((await aheadOn(path, headers)).filter((line) => line.includes('rel="preload"'))).toEqual([]);
});

it('a remote that was stopped is not asked for', async () => {
  await team.kill('mf-chat', { killed: true });
  expect((await aheadOn('/chat/7')).filter((line) => line.includes('rel="preload"'))).toEqual([]);
});
