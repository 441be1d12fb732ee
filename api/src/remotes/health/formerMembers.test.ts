import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const PASSWORD = 'a quiet lantern';
const server = testPlaza({ env: { TRUST_PROXY: '1' } });
const team = aDeployTeam(server);
beforeAll(() => team.deploy(aShell('1.0.0')));

const json = { 'content-type': 'application/json' };

/** An administrator, and a browser in which they have logged in. */
async function aKeeper() {
  const { id, username } = await server.aUser({ isAdmin: true, password: PASSWORD });
  const browser = new TestBrowser(server);
  await browser.fetch('/api/remotes');
  const body = JSON.stringify({ emailOrUsername: username, password: PASSWORD });
  expect((await browser.fetch('/api/auth/login', { method: 'POST', headers: json, body })).status).toBe(200);
  return { id, browser };
}

/** Three administrators are enough to take a version back. Each has become something else since they logged in. */
async function activeAfter(
  name: string,
  become: (id: string) => Promise<unknown>,
): Promise<string | undefined> {
  for (const version of ['1.0.0', '2.0.0']) await team.deploy(aRemote(name, version));
  for (const network of ['10.0.1.1', '10.0.2.1', '10.0.3.1']) {
    const { id, browser } = await aKeeper();
    await become(id);
    const event = { remote: name, version: '2.0.0', phase: 'load', ok: false, ms: 120 };
    const body = JSON.stringify({ events: [event] });
    const headers = { ...json, 'x-forwarded-for': network };
    expect((await browser.fetch('/api/remotes/health', { method: 'POST', headers, body })).status).toBe(200);
  }
  return (await new TestBrowser(server).versions())[name];
}

const users = (id: string) => server.db('users').where({ id });

it('takes a version back that three administrators saw fail', async () => {
  expect(await activeAfter('mf-seen', async () => undefined)).toBe('1.0.0');
});

it.each([
  ['mf-blocked', 'who are blocked by now', (id: string) => users(id).update({ is_blocked: true })],
  ['mf-gone', 'who are gone by now', (id: string) => users(id).update({ deleted_at: server.clock.now() })],
  [
    'mf-plain',
    'who are administrators no more, and have come a moment ago',
    (id: string) => users(id).update({ is_admin: false, joined_at: server.clock.now() }),
  ],
])('leaves %s for those %s', async (name, _who, become) => {
  expect(await activeAfter(name, become)).toBe('2.0.0');
});
