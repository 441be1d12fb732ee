import { RemoteRegistry } from '@plaza/api-contract';
import { signText } from '../browser/signedText.ts';
import { startPlaza, type RunningPlaza } from '../../startPlaza.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const house = testPlaza();
const team = aDeployTeam(house);

describe('the registry', () => {
  it('says that no shell is there yet', async () => {
    const answer = await house.as(null).get<{ code: string }>('/api/remotes');
    expect([answer.status, answer.body.code]).toEqual([503, 'remotes.no-shell']);
  });

  it('lists what is live, with the version to fall back to', async () => {
    await team.deploy(aShell('1.0.0'));
    await team.deploy(aRemote('mf-chat', '1.0.0'));
    await team.deploy(aRemote('mf-chat', '1.1.0', { artefact: { gitSha: 'c0ffee1' } }));
    const registry = await new TestBrowser(house).registry();
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
    const browser = new TestBrowser(house);
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
    const browser = new TestBrowser(house);
    await browser.registry();
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => queries.push(sql);
    house.db.on('query', note);
    await browser.registry();
    house.db.off('query', note);
    expect(queries).toEqual([]);
  });

  it('takes nonsense for a preview as none, and refuses one without end', async () => {
    const browser = new TestBrowser(house);
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
    const registry = await new TestBrowser(house).registry(`?preview=${tokens}`);
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
    const browsers = Array.from({ length: 40 }, () => new TestBrowser(house));
    const first = await Promise.all(browsers.map((browser) => versionFor(browser)));
    expect(new Set(first)).toEqual(new Set(['1.0.0', '2.0.0']));
    await Promise.all(
      browsers.map((browser) => browser.fetch('/chat', { headers: { accept: 'text/html' } })),
    );
    expect(await Promise.all(browsers.map((browser) => versionFor(browser)))).toEqual(first);
  });

  it('knows a browser by a cookie that no script reads and nobody forges', async () => {
    const response = await house.as(null).fetch('/api/remotes');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^plaza_browser=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const forged = await house
      .as(null)
      .fetch('/api/remotes', { headers: { cookie: 'plaza_browser=bWU.AAAA' } });
    expect(forged.headers.getSetCookie()).toHaveLength(1);
  });

  it('follows a member over devices, with a bearer and by the cookie of the login', async () => {
    for (let person = 0; person < 6; person += 1) {
      const user = await house.aUser({ password: 'walk-the-plaza' });
      const visitor = house.as(user);
      const byBearer = (await visitor.get<RemoteRegistry>('/api/remotes')).body.remotes;
      const phone = new TestBrowser(house);
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
    second = await startPlaza({
      jobs: 'by-hand',
      clock: house.clock,
      env: {
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: house.dataDir,
        DATABASE_URL: house.plaza.config.databaseUrl,
        DATABASE_POOL: '4',
      },
    });
  });
  afterAll(() => second.close());

  it('see what the other one activates, in the registry and in the stream', async () => {
    const url = `http://127.0.0.1:${second.port}`;
    const there = new TestBrowser({ url });
    await there.registry();
    const stream = await fetch(`${url}/api/remotes/stream`);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = eventsOf(stream);
    const hello = await events.next();

    await team.deploy(aRemote('mf-far', '1.0.0'));
    const news = await events.next();
    expect(Number(news.value)).toBeGreaterThan(Number(hello.value));
    // The news came, so the cache behind it is fresh: no waiting.
    const registry = await there.registry();
    expect(registry.revision).toBe(news.value);
    expect(registry.remotes.map((remote) => remote.name)).toContain('mf-far');
    await events.return(undefined);
  });

  it('come back to hearing each other after the connection was lost', async () => {
    const url = `http://127.0.0.1:${second.port}`;
    const events = eventsOf(await fetch(`${url}/api/remotes/stream`));
    await events.next();
    await house.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen plaza_remotes' and datname = current_database()`,
    );
    await team.deploy(aRemote('mf-gap', '1.0.0'));
    const there = new TestBrowser({ url });
    expect((await there.registry()).remotes.map((remote) => remote.name)).toContain('mf-gap');
    // What was missed meanwhile is told when the connection is back.
    const { value } = await events.next();
    expect(value).toBe((await there.registry()).revision);
    await events.return(undefined);
  });

  it('end their streams when they close', async () => {
    const third = await startPlaza({
      jobs: 'by-hand',
      env: {
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: house.dataDir,
        DATABASE_URL: house.plaza.config.databaseUrl,
      },
    });
    const events = eventsOf(await fetch(`http://127.0.0.1:${third.port}/api/remotes/stream`));
    await events.next();
    const closed = third.close();
    // News that was on its way may still come; what counts is that it ends.
    let last = await events.next();
    while (!last.done) last = await events.next();
    expect(last.done).toBe(true);
    await closed;
  });
});

/** The revisions of an event stream, as they come. */
async function* eventsOf(response: Response): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    for (let match; (match = /event: remotes\ndata: (.*)\n\n/.exec(text));) {
      text = text.slice(match.index + match[0].length);
      yield JSON.parse(match[1] ?? '{}').revision;
    }
  }
  return undefined;
}
