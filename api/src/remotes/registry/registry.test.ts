import { RemoteRegistry } from '@plaza/api-contract';
import { signText } from '../../browser/signedText.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import type { RunningPlaza } from '../../startPlaza.ts';
import { startBeside } from '../../testing/startBeside.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const server = testPlaza();
const team = aDeployTeam(server);

describe('the registry', () => {
  it('says that no shell is there yet', async () => {
    const answer = await server.as(null).get<{ code: string }>('/api/remotes');
    expect([answer.status, answer.body.code]).toEqual([503, 'remotes.no-shell']);
  });

  it('lists what is live, with the version to fall back to', async () => {
    await team.deploy(aShell('1.0.0'));
    await team.deploy(aRemote('mf-chat', '1.0.0'));
    await team.deploy(aRemote('mf-chat', '1.1.0', { artefact: { gitSha: 'c0ffee1' } }));
    const registry = await new TestBrowser(server).registry();
    expect(registry).toMatchObject({
      shell: { version: '1.0.0', contract: '1.0' },
      remotes: [
        {
          name: 'mf-chat',
          killed: false,
          current: {
            version: '1.1.0',
            mfName: 'mf_chat_1_1_0',
            entry: '/remotes/mf-chat/1.1.0/mf-manifest.json',
            routes: [{ path: '/chat/*', access: 'member' }],
          },
          previous: { version: '1.0.0' },
        },
      ],
    });
    expect(registry).not.toHaveProperty('remotes.0.current.gitSha');
  });

  it('is not sent again while nothing has changed', async () => {
    const browser = new TestBrowser(server);
    const first = await browser.fetch('/api/remotes');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');

    const again = await browser.fetch('/api/remotes', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await team.deploy(aRemote('mf-chat', '1.2.0'));
    const after = await browser.fetch('/api/remotes', { headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    const [before, now] = [await first.json(), await after.json()].map((body) => RemoteRegistry.parse(body));
    expect(Number(now?.revision)).toBeGreaterThan(Number(before?.revision));
  });

  it('costs no query once it is warm', async () => {
    const browser = new TestBrowser(server);
    await browser.registry();
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => queries.push(sql);
    server.db.on('query', note);
    await browser.registry();
    server.db.off('query', note);
    expect(queries).toEqual([]);
  });

  it('takes nonsense for a preview as none, and refuses one without end', async () => {
    const browser = new TestBrowser(server);
    const live = await browser.versions();
    expect(await browser.versions('?preview=eyJ.abc')).toEqual(live);
    const forged = signText('not our secret', 'preview', '{"name":"mf-chat","version":"1.0.0","until":9e15}');
    expect(await browser.versions(`?preview=${forged}`)).toEqual(live);
    expect((await browser.fetch(`/api/remotes?preview=${'x'.repeat(2001)}`)).status).toBe(400);
  });

  it('opens several previews together', async () => {
    const chat = await team.publish('mf-chat', aRemote('mf-chat', '9.0.0'));
    const shell = await team.publish('shell', aShell('9.0.0'));
    const tokens = `${chat.body.preview},${shell.body.preview}`;
    const registry = await new TestBrowser(server).registry(`?preview=${tokens}`);
    expect(registry).toMatchObject({
      shell: { version: '9.0.0' },
      remotes: [{ current: { version: '9.0.0' } }],
    });
  });
});

describe('a canary', () => {
  beforeAll(async () => {
    await team.deploy(aRemote('mf-canary', '1.0.0'));
    await team.publish('mf-canary', aRemote('mf-canary', '2.0.0'));
    await team.activate('mf-canary', { version: '2.0.0', percent: 50 });
  });

  const versionFor = async (browser: TestBrowser, headers?: Record<string, string>) =>
    (await browser.versions('', headers))['mf-canary'];

  it('reaches some browsers, and each of them always, whatever else they ask', async () => {
    const browsers = Array.from({ length: 40 }, () => new TestBrowser(server));
    const first = await Promise.all(browsers.map((browser) => versionFor(browser)));
    expect(new Set(first)).toEqual(new Set(['1.0.0', '2.0.0']));
    await Promise.all(
      browsers.map((browser) => browser.fetch('/chat', { headers: { accept: 'text/html' } })),
    );
    expect(await Promise.all(browsers.map((browser) => versionFor(browser)))).toEqual(first);
  });

  it('knows a browser by a cookie that no script reads and nobody forges', async () => {
    const response = await server.as(null).fetch('/api/remotes');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^plaza_browser=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const forged = await server
      .as(null)
      .fetch('/api/remotes', { headers: { cookie: 'plaza_browser=bWU.AAAA' } });
    expect(forged.headers.getSetCookie()).toHaveLength(1);
  });

  it('follows a member over devices, with a bearer and by the cookie of the login', async () => {
    for (let person = 0; person < 6; person += 1) {
      const user = await server.aUser({ password: 'walk-the-plaza' });
      const visitor = server.as(user);
      const byBearer = (await visitor.get<RemoteRegistry>('/api/remotes')).body.remotes;
      const phone = new TestBrowser(server);
      const login = await phone.fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emailOrUsername: user.username, password: 'walk-the-plaza' }),
      });
      expect(login.status).toBe(200);
      const byCookie = (await phone.registry()).remotes;
      expect(byCookie).toEqual(byBearer);
    }
  });
});

describe('two processes on one database', () => {
  let second: RunningPlaza;
  beforeAll(async () => {
    // The files of the remotes lie on the same disk.
    second = await startBeside(server, { DATA_DIR: server.dataDir });
  });
  afterEach(leaveHub);
  afterAll(() => second.close());

  /** Somebody whose open tab listens on the second process. */
  async function aTabThere() {
    const tab = await joinHub(`http://127.0.0.1:${second.port}`, await server.bearerOf(await server.aUser()));
    await tab.connection.invoke('subscribe', 'remotes');
    return tab;
  }

  it('see what the other one activates: a tab hears of it, and the registry behind it is fresh by then', async () => {
    const there = new TestBrowser({ url: `http://127.0.0.1:${second.port}` });
    const before = await there.registry();
    const tab = await aTabThere();

    await team.deploy(aRemote('mf-far', '1.0.0'));
    const [{ revision }] = (await told(tab, ['remotes-changed'], 1)) as [{ revision: string }];
    expect(Number(revision)).toBeGreaterThan(Number(before.revision));
    const registry = await there.registry();
    expect(registry.revision).toBe(revision);
    expect(registry.remotes.map((remote) => remote.name)).toContain('mf-far');
  });

  it('come back to hearing each other after the connection was lost', async () => {
    const tab = await aTabThere();
    const there = new TestBrowser({ url: `http://127.0.0.1:${second.port}` });
    await there.registry();
    await server.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plaza hub' and datname = current_database()`,
    );
    await team.deploy(aRemote('mf-gap', '1.0.0'));
    // Nobody there could hear of it, so nothing that was kept counts.
    expect((await there.registry()).remotes.map((remote) => remote.name)).toContain('mf-gap');
    await told(tab, ['missed'], 1);
    await team.deploy(aRemote('mf-later', '1.0.0'));
    await told(tab, ['remotes-changed'], 1);
    expect((await there.registry()).remotes.map((remote) => remote.name)).toContain('mf-later');
  });
});
