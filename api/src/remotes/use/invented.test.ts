import type { CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const PASSWORD = 'a quiet lantern';
const server = testPlaza({ env: { TRUST_PROXY: '1' } });
const team = aDeployTeam(server);
beforeAll(async () => {
  await team.deploy(aShell('1.0.0'));
});

const JSON_BODY = { 'content-type': 'application/json' };

async function aBrowser(login?: string): Promise<TestBrowser> {
  const browser = new TestBrowser(server);
  await browser.fetch('/api/remotes');
  const body = JSON.stringify({ emailOrUsername: login, password: PASSWORD });
  if (login) await browser.fetch('/api/auth/login', { method: 'POST', headers: JSON_BODY, body });
  return browser;
}

const tell = (browser: TestBrowser, remote: string, reasons: string[], network: string) =>
  browser.fetch('/api/remotes/health', {
    method: 'POST',
    headers: { ...JSON_BODY, 'x-forwarded-for': network },
    body: JSON.stringify({
      events: reasons.map((reason) => ({
        ...{ remote, version: '1.0.0', phase: 'run', ok: false, ms: 120, reason },
      })),
    }),
  });

const letters = (index: number) => String.fromCharCode(97 + (index % 26));
/** As many as one beacon takes, and no two alike. */
const invented = (from: string, round: number) =>
  Array.from({ length: 20 }, (_, index) => `odd ${from}${letters(round)}${letters(index)}`);

async function shown(remote: string): Promise<string[]> {
  const admin = server.as(await server.aUser({ isAdmin: true }));
  const { body } = await admin.get<CallAnswer<'GET /remotes/:name/use'>>(`/api/remotes/${remote}/use`);
  return body.errors.map(({ reason }) => reason);
}

it('two hundred faults of a remote that strangers make up are kept, and no more; what a member saw stays', async () => {
  await team.deploy(aRemote('mf-chat', '1.0.0'));
  const { username } = await server.aUser({ password: PASSWORD });
  await tell(await aBrowser(username), 'mf-chat', ['TypeError: it is broken'], '192.0.2.7');
  for (let round = 0; round < 11; round += 1) {
    server.clock.advance({ seconds: 1 });
    await tell(await aBrowser(), 'mf-chat', invented('x', round), `198.51.${round}.1`);
  }
  expect(await shown('mf-chat')).toContain('TypeError: it is broken');
  expect(await server.db('remote_errors').where({ name: 'mf-chat' })).toHaveLength(201);
});

it('one network leaves the space to the others: of what it makes up the newest stay', async () => {
  await team.deploy(aRemote('mf-games', '1.0.0'));
  await tell(await aBrowser(), 'mf-games', ['TypeError: it is broken'], '192.0.2.7');
  for (let round = 0; round < 11; round += 1) {
    server.clock.advance({ seconds: 1 });
    await tell(await aBrowser(), 'mf-games', invented('y', round), '198.51.100.1');
  }
  const reasons = await shown('mf-games');
  expect(reasons).toContain('TypeError: it is broken');
  expect(reasons).toContain(invented('y', 10)[19]);
  expect(reasons).not.toContain(invented('y', 0)[0]);
});

it('what a stranger told first is a member’s once one has seen it too', async () => {
  await team.deploy(aRemote('mf-zones', '1.0.0'));
  await tell(await aBrowser(), 'mf-zones', ['TypeError: it is broken'], '198.51.100.1');
  const { username } = await server.aUser({ password: PASSWORD });
  await tell(await aBrowser(username), 'mf-zones', ['TypeError: it is broken'], '192.0.2.7');
  for (let round = 0; round < 11; round += 1) {
    server.clock.advance({ seconds: 1 });
    await tell(await aBrowser(), 'mf-zones', invented('z', round), `198.51.${round}.1`);
  }
  expect(await shown('mf-zones')).toContain('TypeError: it is broken');
});
