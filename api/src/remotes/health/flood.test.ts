import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';
import { A_DAY, beaconSpace } from './beaconSpace.ts';
import { keyFor } from '../../keyFor.ts';

const PASSWORD = 'a quiet lantern';
const env = { TRUST_PROXY: '1', DATABASE_WAIT_SECONDS: '3' };
const server = testPlaza({ env });
const team = aDeployTeam(server);
beforeAll(async () => {
  await team.deploy(aShell('1.0.0'));
  for (const version of ['1.0.0', '2.0.0']) await team.deploy(aRemote('mf-chat', version));
});

async function aBrowser(login?: string): Promise<TestBrowser> {
  const browser = new TestBrowser(server);
  await browser.fetch('/api/remotes');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ emailOrUsername: login, password: PASSWORD });
  if (login) await browser.fetch('/api/auth/login', { method: 'POST', headers, body });
  return browser;
}

const tell = (browser: TestBrowser, version = '1.0.0', network = '192.0.2.7') =>
  browser.fetch('/api/remotes/health', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ events: [{ remote: 'mf-chat', version, phase: 'load', ok: true, ms: 120 }] }),
  });
const taken = async (answer: Promise<Response>) => (await answer).json();

it('a flood of beacons takes two connections and no more, and turns away who would wait too long', async () => {
  const person = await server.aUser();
  const browsers = await Promise.all(Array.from({ length: 130 }, () => aBrowser()));
  const holding = await server.db.transaction();
  await holding.raw('lock table remote_health in share row exclusive mode');
  const statuses: number[] = [];
  const told = browsers.map(async (browser) => void statuses.push((await tell(browser)).status));
  while (statuses.length < 130 - 102) {
    expect((await server.as(person).get('/api/profile')).status).toBe(200);
  }
  expect(new Set(statuses)).toEqual(new Set([429]));
  await holding.commit();
  await Promise.all(told);
  expect(statuses.filter((status) => status === 200)).toHaveLength(102);
});

describe('browsers that strangers invent', () => {
  const secret = () => keyFor(server.plaza.config.sessionSecret, 'code');
  const fill = (network: string, count: number) =>
    beaconSpace(secret())(
      server.db,
      { browserId: 'x', member: undefined, network },
      count,
      server.clock.now(),
    );

  it('add so many rows in a day and no more; members are heard all the same, and so are those who told before', async () => {
    const before = await aBrowser();
    expect(await taken(tell(before, '1.0.0', '198.51.100.1'))).toEqual({ taken: 1 });
    for (let left = A_DAY.strangers; left > 0; left -= A_DAY.network) await fill(`n${left}`, A_DAY.network);
    let more = 0;
    while ((await fill(`m${more}`, 1)) && more < 5_000) more += 1;

    expect(await taken(tell(await aBrowser(), '1.0.0', '198.51.100.2'))).toEqual({ taken: 0 });
    expect(await taken(tell(before, '1.0.0', '198.51.100.1'))).toEqual({ taken: 1 });
    expect(await taken(tell(before, '2.0.0', '198.51.100.1'))).toEqual({ taken: 0 });
    const { username } = await server.aUser({ password: PASSWORD });
    expect(await taken(tell(await aBrowser(username)))).toEqual({ taken: 1 });
    server.clock.advance({ minutes: 60 });
    expect(await taken(tell(await aBrowser(), '1.0.0', '198.51.100.2'))).toEqual({ taken: 1 });
  });

  it('of one network leave space for those of others', async () => {
    server.clock.advance({ days: 2 });
    expect(await fill('one', A_DAY.network)).toBe(true);
    expect(await fill('one', 1)).toBe(false);
    expect(await fill('other', 1)).toBe(true);
  });
});
