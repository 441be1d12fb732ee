import type { HealthBeacon, RemoteStatus } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const house = testPlaza();
const team = aDeployTeam(house);
beforeAll(() => team.deploy(aShell('1.0.0')));

async function aBrowser(): Promise<TestBrowser> {
  const browser = new TestBrowser(house);
  await browser.fetch('/api/remotes');
  return browser;
}

async function tell(
  browser: TestBrowser,
  beacon: Partial<HealthBeacon>,
  type = 'application/json',
): Promise<Response> {
  const event = { remote: 'mf-chat', version: '1.0.0', phase: 'load', ok: true, ms: 120, ...beacon };
  return browser.fetch('/api/remotes/health', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify({ events: [event] }),
  });
}

async function browsersTell(count: number, beacon: Partial<HealthBeacon>): Promise<void> {
  for (let each = 0; each < count; each += 1) await tell(await aBrowser(), beacon);
}

async function statusOf(name: string): Promise<RemoteStatus | undefined> {
  const admin = await house.aUser({ isAdmin: true });
  const answer = await house.as(admin).get<{ rooms: RemoteStatus[] }>('/api/remotes/status');
  return answer.body.rooms.find((room) => room.name === name);
}

describe('beacons', () => {
  beforeAll(() => team.deploy(aRemote('mf-chat', '1.0.0')));

  it('count a browser once, however often it tells', async () => {
    const browser = await aBrowser();
    for (const ok of [true, false, true])
      expect(await (await tell(browser, { ok })).json()).toEqual({ taken: 1 });
    await tell(await aBrowser(), { phase: 'mount' });
    expect((await statusOf('mf-chat'))?.versions[0]?.health).toEqual({ browsers: 2, failing: 1 });
    house.clock.advance({ seconds: 121 });
    expect((await statusOf('mf-chat'))?.versions[0]?.health).toEqual({ browsers: 0, failing: 0 });
  });

  it('are taken as plain text from a page that closes', async () => {
    expect(await (await tell(await aBrowser(), {}, 'text/plain;charset=UTF-8')).json()).toEqual({ taken: 1 });
  });

  it('count for nothing without the cookie of a browser we served, or for a version that is not here', async () => {
    expect(await (await tell(new TestBrowser(house), {})).json()).toEqual({ taken: 0 });
    expect(await (await tell(await aBrowser(), { version: '9.9.9' })).json()).toEqual({ taken: 0 });
    expect(await (await tell(await aBrowser(), { remote: 'mf-nobody' })).json()).toEqual({ taken: 0 });
  });

  it.each([
    { phase: 'guess' },
    { ms: -1 },
    { remote: 'everything' },
    { reason: 'x'.repeat(301) },
    { reason: 'a\0b' },
  ])('are refused with %j', async (wrong) => {
    const response = await tell(await aBrowser(), wrong as Partial<HealthBeacon>);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'http.bad-input' });
  });

  it('are refused when they are no JSON, or too many', async () => {
    const browser = await aBrowser();
    const post = (body: string) =>
      browser.fetch('/api/remotes/health', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body,
      });
    expect((await post('hello')).status).toBe(400);
    expect((await post('{"events":[]}')).status).toBe(400);
    expect((await post(`"${'x'.repeat(17_000)}"`)).status).toBe(413);
  });
});

describe('a version that fails', () => {
  async function deployTwo(name: string): Promise<void> {
    await team.deploy(aRemote(name, '1.0.0'));
    await team.deploy(aRemote(name, '2.0.0'));
  }

  it('goes back by itself after five browsers, and administrators hear of it', async () => {
    const german = { 'accept-language': 'de-AT, en;q=0.5' };
    await house.aUser({ isAdmin: true, email: 'keeper@plaza.example' });
    await house.aUser({ isAdmin: true, email: 'hueter@plaza.example', password: 'a quiet lantern' });
    const login = { emailOrUsername: 'hueter@plaza.example', password: 'a quiet lantern' };
    expect((await house.as(null).post('/api/auth/login', login, german)).status).toBe(200);
    await deployTwo('mf-bad');
    const failure = { remote: 'mf-bad', version: '2.0.0', ok: false, reason: 'chunk 404' };
    await browsersTell(4, failure);
    expect((await statusOf('mf-bad'))?.active).toBe('2.0.0');

    await browsersTell(1, failure);
    const after = await statusOf('mf-bad');
    expect([after?.active, after?.previous]).toEqual(['1.0.0', null]);
    expect(after?.events[0]).toMatchObject({
      kind: 'auto-rolled-back',
      from: '2.0.0',
      to: '1.0.0',
      actor: 'plaza',
      reason: '5 of 5 browsers failed within two minutes: chunk 404',
    });
    const letters = await house.db('mails').where({ recipient: 'keeper@plaza.example' });
    expect(letters).toMatchObject([{ subject: 'mf-bad 2.0.0 was taken back by itself' }]);
    expect(letters[0].body_text).toContain('5 of 5 browsers failed within two minutes (chunk 404).');
    const [letter, ...more] = await house.db('mails').where({ recipient: 'hueter@plaza.example' });
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ subject: 'mf-bad 2.0.0 wurde von selbst zurückgenommen' });
    expect(letter.body_text).toContain(
      '5 von 5 Browsern sind innerhalb von zwei Minuten gescheitert (chunk 404).',
    );
    expect(letter.body_html).toContain('<html lang="de">');
    expect((await new TestBrowser(house).versions())['mf-bad']).toBe('1.0.0');
  });

  it('stays while it fails for few of many, or for one browser again and again', async () => {
    await deployTwo('mf-mostly');
    await browsersTell(25, { remote: 'mf-mostly', version: '2.0.0' });
    await browsersTell(5, { remote: 'mf-mostly', version: '2.0.0', ok: false });
    const unlucky = await aBrowser();
    for (let times = 0; times < 8; times += 1)
      await tell(unlucky, { remote: 'mf-mostly', version: '2.0.0', ok: false });
    expect((await statusOf('mf-mostly'))?.active).toBe('2.0.0');
  });

  it('stays when the failures are spread over more than two minutes', async () => {
    await deployTwo('mf-slow');
    for (let times = 0; times < 6; times += 1) {
      await browsersTell(1, { remote: 'mf-slow', version: '2.0.0', ok: false });
      house.clock.advance({ seconds: 31 });
    }
    expect((await statusOf('mf-slow'))?.active).toBe('2.0.0');
  });

  it('stays when it has worked for a day: strangers cannot take it down', async () => {
    await deployTwo('mf-proven');
    house.clock.advance({ days: 1, seconds: 1 });
    await browsersTell(6, { remote: 'mf-proven', version: '2.0.0', ok: false });
    expect((await statusOf('mf-proven'))?.active).toBe('2.0.0');
  });

  it('stays when there is nothing to go back to', async () => {
    await team.deploy(aRemote('mf-first', '1.0.0'));
    await browsersTell(6, { remote: 'mf-first', version: '1.0.0', ok: false });
    expect((await statusOf('mf-first'))?.active).toBe('1.0.0');
  });

  it('is withdrawn alone when it is a canary', async () => {
    await team.deploy(aRemote('mf-bird', '1.0.0'));
    await team.publish('mf-bird', aRemote('mf-bird', '2.0.0'));
    await team.activate('mf-bird', { version: '2.0.0', percent: 10 });
    await browsersTell(5, { remote: 'mf-bird', version: '2.0.0', ok: false });
    expect(await statusOf('mf-bird')).toMatchObject({ active: '1.0.0', canary: null });
  });

  it('gets a fresh chance when somebody activates it again', async () => {
    await deployTwo('mf-again');
    await browsersTell(5, { remote: 'mf-again', version: '2.0.0', ok: false });
    await team.activate('mf-again', { version: '2.0.0' });
    await browsersTell(1, { remote: 'mf-again', version: '2.0.0', ok: false });
    expect((await statusOf('mf-again'))?.active).toBe('2.0.0');
  });

  it('goes back once when many browsers tell at the same moment', async () => {
    await deployTwo('mf-storm');
    const browsers = await Promise.all(Array.from({ length: 12 }, aBrowser));
    await Promise.all(
      browsers.map((browser) => tell(browser, { remote: 'mf-storm', version: '2.0.0', ok: false })),
    );
    const kinds = (await statusOf('mf-storm'))?.events.map((event) => event.kind);
    expect(kinds?.filter((kind) => kind === 'auto-rolled-back')).toHaveLength(1);
  });
});
