import type { HealthBeacon, RemoteStatus } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const PASSWORD = 'a quiet lantern';
const server = testPlaza({ env: { TRUST_PROXY: '1' } });
const team = aDeployTeam(server);
beforeAll(() => team.deploy(aShell('1.0.0')));

async function aBrowser(): Promise<TestBrowser> {
  const browser = new TestBrowser(server);
  await browser.fetch('/api/remotes');
  return browser;
}

async function tell(
  browser: TestBrowser,
  beacon: Partial<HealthBeacon>,
  type = 'application/json',
  network = '10.9.9.9',
): Promise<Response> {
  const event = { remote: 'mf-chat', version: '1.0.0', phase: 'load', ok: true, ms: 120, ...beacon };
  return browser.fetch('/api/remotes/health', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': network },
    body: JSON.stringify({ events: [event] }),
  });
}

/** One of a member, who is somewhere else than the others. They came on the first day of this Plaza, unless it is said. */
async function aMembersBrowser(joined?: Date): Promise<TestBrowser> {
  const { id, username } = await server.aUser({ password: PASSWORD });
  if (joined)
    await server.db('users').where({ id }).update({ joined_at: joined, last_active: server.clock.now() });
  return aBrowserOf(username);
}

async function aBrowserOf(emailOrUsername: string): Promise<TestBrowser> {
  const browser = await aBrowser();
  const response = await browser.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  return browser;
}

/** The administrator who looks after this Plaza, and one of their browsers. */
let keeper: Awaited<ReturnType<typeof server.aUser>>;
beforeAll(async () => {
  keeper = await server.aUser({ isAdmin: true, password: PASSWORD });
});
const keepersBrowser = () => aBrowserOf(keeper.username);

let networks = 0;
async function browsersTell(
  count: number,
  beacon: Partial<HealthBeacon>,
  { browser = () => aMembersBrowser(), network = () => `10.0.${(networks += 1)}.1` } = {},
): Promise<void> {
  for (let each = 0; each < count; each += 1)
    await tell(await browser(), beacon, 'application/json', network());
}

/** Four new members, and the administrator. */
async function fiveTell(beacon: Partial<HealthBeacon>): Promise<void> {
  await browsersTell(4, beacon);
  await browsersTell(1, beacon, { browser: keepersBrowser });
}

async function statusOf(name: string): Promise<RemoteStatus | undefined> {
  const answer = await server.as(keeper).get<{ remotes: RemoteStatus[] }>('/api/remotes/status');
  return answer.body.remotes.find((remote) => remote.name === name);
}

describe('beacons', () => {
  beforeAll(() => team.deploy(aRemote('mf-chat', '1.0.0')));

  it('count a browser once, however often it tells', async () => {
    const browser = await aBrowser();
    for (const ok of [true, false, true])
      expect(await (await tell(browser, { ok })).json()).toEqual({ taken: 1 });
    await tell(await aBrowser(), { phase: 'mount' });
    expect((await statusOf('mf-chat'))?.versions[0]?.health).toEqual({ browsers: 2, failing: 1 });
    server.clock.advance({ seconds: 121 });
    expect((await statusOf('mf-chat'))?.versions[0]?.health).toEqual({ browsers: 0, failing: 0 });
  });

  it('are taken as plain text from a page that closes', async () => {
    expect(await (await tell(await aBrowser(), {}, 'text/plain;charset=UTF-8')).json()).toEqual({ taken: 1 });
  });

  it('count for nothing without the cookie of a browser we served, or for a version that is not here', async () => {
    expect(await (await tell(new TestBrowser(server), {})).json()).toEqual({ taken: 0 });
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
    await server.aUser({ isAdmin: true, email: 'keeper@plaza.example' });
    await server.aUser({ isAdmin: true, email: 'hueter@plaza.example', password: 'a quiet lantern' });
    const login = { emailOrUsername: 'hueter@plaza.example', password: 'a quiet lantern' };
    expect((await server.as(null).post('/api/auth/login', login, german)).status).toBe(200);
    await deployTwo('mf-bad');
    const failure = { remote: 'mf-bad', version: '2.0.0', ok: false, reason: 'chunk 404' };
    await browsersTell(4, failure);
    expect((await statusOf('mf-bad'))?.active).toBe('2.0.0');

    await browsersTell(1, failure, { browser: keepersBrowser });
    const after = await statusOf('mf-bad');
    expect([after?.active, after?.previous]).toEqual(['1.0.0', null]);
    expect(after?.events[0]).toMatchObject({
      kind: 'auto-rolled-back',
      from: '2.0.0',
      to: '1.0.0',
      actor: 'plaza',
      reason: '5 of 5 browsers failed within two minutes: chunk 404',
    });
    const letters = await server.db('mails').where({ recipient: 'keeper@plaza.example' });
    expect(letters).toMatchObject([{ subject: 'mf-bad 2.0.0 was taken back by itself' }]);
    expect(letters[0].body_text).toContain('5 of 5 browsers failed within two minutes (chunk 404).');
    const [letter, ...more] = await server.db('mails').where({ recipient: 'hueter@plaza.example' });
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ subject: 'mf-bad 2.0.0 wurde von selbst zurückgenommen' });
    expect(letter.body_text).toContain(
      '5 von 5 Browsern sind innerhalb von zwei Minuten gescheitert (chunk 404).',
    );
    expect(letter.body_html).toContain('<html lang="de">');
    expect((await new TestBrowser(server).versions())['mf-bad']).toBe('1.0.0');
  });

  it('stays while it fails for few of many, or for one browser again and again', async () => {
    await deployTwo('mf-mostly');
    await browsersTell(25, { remote: 'mf-mostly', version: '2.0.0' });
    await fiveTell({ remote: 'mf-mostly', version: '2.0.0', ok: false });
    const unlucky = await aBrowser();
    for (let times = 0; times < 8; times += 1)
      await tell(unlucky, { remote: 'mf-mostly', version: '2.0.0', ok: false });
    expect((await statusOf('mf-mostly'))?.active).toBe('2.0.0');
  });

  it('stays at a quiet hour when it has worked for most since it went live', async () => {
    await deployTwo('mf-quiet');
    await browsersTell(25, { remote: 'mf-quiet', version: '2.0.0' });
    server.clock.advance({ minutes: 3 });
    await fiveTell({ remote: 'mf-quiet', version: '2.0.0', ok: false });
    expect((await statusOf('mf-quiet'))?.active).toBe('2.0.0');
  });

  it('stays when the failures are spread over more than two minutes', async () => {
    await deployTwo('mf-slow');
    for (let times = 0; times < 5; times += 1) {
      await browsersTell(1, { remote: 'mf-slow', version: '2.0.0', ok: false });
      server.clock.advance({ seconds: 31 });
    }
    await browsersTell(1, { remote: 'mf-slow', version: '2.0.0', ok: false }, { browser: keepersBrowser });
    expect((await statusOf('mf-slow'))?.active).toBe('2.0.0');
  });

  it('stays when it has worked for a day: strangers cannot take it down', async () => {
    await deployTwo('mf-proven');
    server.clock.advance({ days: 1, seconds: 1 });
    await fiveTell({ remote: 'mf-proven', version: '2.0.0', ok: false });
    expect((await statusOf('mf-proven'))?.active).toBe('2.0.0');
  });

  it('stays, and somebody is told, when any number of strangers says so', async () => {
    await deployTwo('mf-flood');
    const error = jest.spyOn(server.plaza.log, 'error');
    const failure = { remote: 'mf-flood', version: '2.0.0', ok: false };
    await browsersTell(8, failure, { browser: aBrowser });
    expect((await statusOf('mf-flood'))?.active).toBe('2.0.0');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'mf-flood', failing: 5 }),
      expect.stringContaining('few of them are members'),
    );
  });

  it('stays in the first days, and somebody is told, until an administrator sees it too', async () => {
    await deployTwo('mf-fresh');
    const error = jest.spyOn(server.plaza.log, 'error').mockClear();
    const failure = { remote: 'mf-fresh', version: '2.0.0', ok: false };
    await browsersTell(8, failure);
    expect((await statusOf('mf-fresh'))?.active).toBe('2.0.0');
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'mf-fresh' }),
      expect.stringContaining('many browsers say that a version fails'),
    );
    await browsersTell(1, failure, { browser: keepersBrowser });
    expect((await statusOf('mf-fresh'))?.active).toBe('1.0.0');
  });

  it('goes back in the first days when three administrators see it, where nobody else is there yet', async () => {
    await deployTwo('mf-keepers');
    const browser = async () =>
      aBrowserOf((await server.aUser({ isAdmin: true, password: PASSWORD })).username);
    await browsersTell(3, { remote: 'mf-keepers', version: '2.0.0', ok: false }, { browser });
    expect((await statusOf('mf-keepers'))?.events[0]?.reason).toBe('3 of 3 browsers failed within an hour');
  });

  it('stays when guests of the demo say so, who may be anybody', async () => {
    await deployTwo('mf-guests');
    const guest = async () => {
      const browser = await aBrowser();
      const login = { emailOrUsername: 'demo', password: 'look-around' };
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const response = await browser.fetch('/api/auth/login', { ...init, body: JSON.stringify(login) });
      expect(response.status).toBe(200);
      return browser;
    };
    await browsersTell(6, { remote: 'mf-guests', version: '2.0.0', ok: false }, { browser: guest });
    expect((await statusOf('mf-guests'))?.active).toBe('2.0.0');
  });

  it('stays when one network says so, which may be broken', async () => {
    await deployTwo('mf-cafe');
    const failure = { remote: 'mf-cafe', version: '2.0.0', ok: false };
    const network = () => '198.51.100.7';
    await browsersTell(8, failure, { network });
    await browsersTell(1, failure, { network, browser: keepersBrowser });
    expect((await statusOf('mf-cafe'))?.active).toBe('2.0.0');
  });

  it('stays when pieces of it did not arrive', async () => {
    await deployTwo('mf-pieces');
    await browsersTell(3, { remote: 'mf-pieces', version: '2.0.0', ok: false, cause: 'chunk' });
    await fiveTell({ remote: 'mf-pieces', version: '2.0.0', ok: false, cause: 'chunk' });
    expect(await statusOf('mf-pieces')).toMatchObject({
      active: '2.0.0',
      versions: expect.arrayContaining([
        expect.objectContaining({ version: '2.0.0', health: { browsers: 8, failing: 0 } }),
      ]),
    });
  });

  it('stays when there is nothing to go back to', async () => {
    await team.deploy(aRemote('mf-first', '1.0.0'));
    await fiveTell({ remote: 'mf-first', version: '1.0.0', ok: false });
    expect((await statusOf('mf-first'))?.active).toBe('1.0.0');
  });

  it('is withdrawn alone when it is a canary', async () => {
    await team.deploy(aRemote('mf-bird', '1.0.0'));
    await team.publish('mf-bird', aRemote('mf-bird', '2.0.0'));
    await team.activate('mf-bird', { version: '2.0.0', percent: 10 });
    await fiveTell({ remote: 'mf-bird', version: '2.0.0', ok: false });
    expect(await statusOf('mf-bird')).toMatchObject({ active: '1.0.0', canary: null });
  });

  it('stays when a person has activated it again: nobody holds up a release twice', async () => {
    await deployTwo('mf-again');
    await fiveTell({ remote: 'mf-again', version: '2.0.0', ok: false });
    expect((await statusOf('mf-again'))?.active).toBe('1.0.0');
    await team.activate('mf-again', { version: '2.0.0' });
    await fiveTell({ remote: 'mf-again', version: '2.0.0', ok: false });
    expect((await statusOf('mf-again'))?.active).toBe('2.0.0');
  });

  it('goes back once when many browsers tell at the same moment', async () => {
    await deployTwo('mf-storm');
    const browsers = await Promise.all([
      keepersBrowser(),
      ...Array.from({ length: 11 }, () => aMembersBrowser()),
    ]);
    const failure = { remote: 'mf-storm', version: '2.0.0', ok: false };
    await Promise.all(
      browsers.map((browser, at) => tell(browser, failure, 'application/json', `10.1.${at}.1`)),
    );
    const kinds = (await statusOf('mf-storm'))?.events.map((event) => event.kind);
    expect(kinds?.filter((kind) => kind === 'auto-rolled-back')).toHaveLength(1);
  });

  describe('in a Plaza that has been there for long', () => {
    const agoByDays = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
    const failure = (remote: string) => ({ remote, version: '2.0.0', ok: false });
    const joinedBefore = (days: number) => ({ browser: () => aMembersBrowser(agoByDays(days)) });
    beforeAll(async () => {
      // Those of the first days have gone.
      await server.db('users').update({ last_active: null });
      const first = server.db('users').min('id');
      await server
        .db('users')
        .where('id', first)
        .update({ joined_at: agoByDays(300) });
    });

    it('goes back where few are there when half of them say so within an hour, and not for as many new ones', async () => {
      await deployTwo('mf-few');
      await browsersTell(5, failure('mf-few'), joinedBefore(6));
      for (let each = 0; each < 3; each += 1) {
        expect((await statusOf('mf-few'))?.active).toBe('2.0.0');
        await browsersTell(1, failure('mf-few'), joinedBefore(30));
        server.clock.advance({ minutes: 20 });
      }
      const after = await statusOf('mf-few');
      expect(after?.active).toBe('1.0.0');
      expect(after?.events[0]?.reason).toBe('3 of 3 browsers failed within an hour');
    });

    it('stays when accounts say so that were made for it', async () => {
      await deployTwo('mf-made');
      await browsersTell(8, failure('mf-made'), joinedBefore(6));
      expect((await statusOf('mf-made'))?.active).toBe('2.0.0');
    });

    it('goes back when as many say so who have been there for longer', async () => {
      await deployTwo('mf-old');
      await browsersTell(8, failure('mf-old'), joinedBefore(8));
      expect((await statusOf('mf-old'))?.active).toBe('1.0.0');
    });

    it('stays when they are few beside all who are here in a week, and goes back when they are many', async () => {
      await server.db.raw(
        `insert into users (username, name, email, is_verified, joined_at, last_active)
         select 'crowd' || n, 'Crowd', n || '@crowd.example', true, :joined, :now from generate_series(1, 100) n`,
        { joined: agoByDays(30), now: server.clock.now() },
      );
      await deployTwo('mf-crowd');
      await browsersTell(8, failure('mf-crowd'), joinedBefore(30));
      expect((await statusOf('mf-crowd'))?.active).toBe('2.0.0');
      await browsersTell(8, failure('mf-crowd'), joinedBefore(30));
      expect((await statusOf('mf-crowd'))?.active).toBe('1.0.0');
    });
  });
});
