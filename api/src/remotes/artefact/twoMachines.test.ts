import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestS3 } from '../../media/testing/TestS3.ts';
import { startPlaza, type RunningPlaza } from '../../startPlaza.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const bucket = new TestS3();
const env: Record<string, string> = {};
beforeAll(async () => {
  const { endpoint, bucket: name, region, keyId, secret } = await bucket.open();
  const S3 = { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region };
  Object.assign(env, S3, { S3_KEY_ID: keyId, S3_SECRET: secret });
});
const dataDir = mkdtempSync(join(tmpdir(), 'plaza-second-machine-'));
let second: RunningPlaza;
// Before the first one, which takes the database along.
afterAll(async () => {
  await second?.close();
  rmSync(dataDir, { recursive: true });
});
const server = testPlaza({ env });
afterAll(() => bucket.close());
const team = aDeployTeam(server);

const url = () => `http://127.0.0.1:${second.port}`;
beforeAll(async () => {
  await team.deploy(aShell('1.0.0'));
  await team.deploy(aRemote('mf-chat', '1.0.0'));
  const { databaseUrl = '', sessionSecret } = server.plaza.config;
  const here: Record<string, string> = {
    ...env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://plaza.example',
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    // Without Redis all of it works as well.
    REDIS_URL: '',
    NODE_URL: 'http://127.0.0.1:1',
  };
  const set = Object.fromEntries(documented().map((name) => [name, here[name]]));
  // What it says there has to suffice; where this machine keeps its own files is no concern of the other one.
  second = await startPlaza({
    jobs: 'by-hand',
    clock: server.clock,
    env: { ...set, PORT: '0', DATA_DIR: dataDir },
  });
});

/** The variables that the page for operators names for two machines, in its order. */
function documented(): string[] {
  const page = readFileSync(join(__dirname, '../../../../docs/operating.md'), 'utf8');
  const [, chapter = ''] = /### Two machines\n([^]*?)\n## /.exec(page) ?? [];
  const blocks = [...chapter.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block);
  return blocks.flatMap((block) => [...block.matchAll(/^([A-Z0-9_]+)=.+$/gm)].map(([, name = '']) => name));
}

const manifest = (name: string, version: string) =>
  fetch(`${url()}/remotes/${name}/${version}/mf-manifest.json`);

describe('two machines with one database and one bucket', () => {
  it('are set up by the page for operators, to the letter', () => {
    expect(documented()).toEqual([
      ...['NODE_ENV', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL', 'SESSION_SECRET'],
      ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY_ID', 'S3_SECRET', 'REDIS_URL', 'NODE_URL'],
    ]);
    // It is the second machine, and knows nothing of the first but what both share.
    expect(second.config.dataDir).not.toBe(server.dataDir);
  });

  it('serve the same page and the same files, also what was deployed on the other one', async () => {
    const ask = async (path: string) => {
      const [here, there] = [await fetch(`${server.url}${path}`), await fetch(`${url()}${path}`)];
      return [here.status, there.status, (await here.text()) === (await there.text())];
    };
    expect(await ask('/remotes/shell/1.0.0/main.js')).toEqual([200, 200, true]);
    expect(await ask('/remotes/mf-chat/1.0.0/remoteEntry.js')).toEqual([200, 200, true]);
    const page = await fetch(`${url()}/chat`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('main.js')]);

    // As a build sends it: with what leads from its files to the sources, which no browser is shown.
    const map = JSON.stringify({ sources: ['./src/remote.tsx'], sourcesContent: ['x'] });
    await team.deploy(aRemote('mf-chat', '2.0.0', { files: { 'row.js': 'x', 'row.js.map': map } }));
    expect((await manifest('mf-chat', '2.0.0')).status).toBe(200);
    expect((await new TestBrowser({ url: url() }).versions())['mf-chat']).toBe('2.0.0');
    expect(readdirSync(join(dataDir, 'artefacts', 'mf-chat', '2.0.0'))).toContain('row.js.map');
  });

  it('fetch a version once, however many ask for it at the same time', async () => {
    await team.deploy(aRemote('mf-games', '1.0.0'));
    const put = jest.spyOn(bucket.objects, 'get');
    const answers = await Promise.all(Array.from({ length: 20 }, () => manifest('mf-games', '1.0.0')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(put.mock.calls.filter(([key]) => key.includes('mf-games'))).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'artefacts', 'mf-games'))).toEqual(['1.0.0']);
    put.mockRestore();
  });

  it('each forget the versions that have been cleaned up, with the next one that they fetch', async () => {
    const deploy = (version: string) => team.deploy(aRemote('mf-admin', version));
    const kept = () => readdirSync(join(dataDir, 'artefacts', 'mf-admin'));
    await deploy('1.0.0');
    expect((await manifest('mf-admin', '1.0.0')).status).toBe(200);
    for (let nth = 1; nth <= 10; nth += 1) {
      server.clock.advance({ seconds: 1 });
      await deploy(`1.0.${nth}`);
    }
    server.clock.advance({ days: 31 });
    await deploy('1.1.0');
    await server.runJobs();
    expect((await manifest('mf-admin', '1.0.10')).status).toBe(200);
    expect((await manifest('mf-admin', '1.1.0')).status).toBe(200);
    expect(kept().toSorted()).toEqual(['1.0.10', '1.1.0']);
    expect((await manifest('mf-admin', '1.0.0')).status).toBe(404);
  });

  it('take nothing from the bucket that is not what was published', async () => {
    await team.deploy(aRemote('mf-feed', '1.0.0'));
    const key = 'remotes/mf-feed/1.0.0.tgz';
    const other = bucket.objects.get('remotes/mf-chat/1.0.0.tgz');
    const own = bucket.objects.get(key);
    if (!other || !own) throw new Error('Both were published.');
    bucket.objects.set(key, other);
    expect((await manifest('mf-feed', '1.0.0')).status).toBe(500);
    bucket.objects.set(key, own);
    server.clock.advance({ seconds: 5 });
    expect((await manifest('mf-feed', '1.0.0')).status).toBe(200);
  });

  it('ask the bucket for nothing that was never published', async () => {
    const get = jest.spyOn(bucket.objects, 'get');
    expect((await manifest('mf-chat', '9.9.9')).status).toBe(404);
    expect((await fetch(`${url()}/remotes/mf-chat/1.0.0/nothing.js`)).status).toBe(404);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
  });

  it('have a version back that somebody has spoiled in the bucket, when it is sent again', async () => {
    const key = 'remotes/mf-games/1.0.0.tgz';
    const spoiled = { content: Buffer.from('something else'), type: 'application/gzip' };
    for (const path of [server.dataDir, dataDir]) {
      bucket.objects.set(key, spoiled);
      rmSync(join(path, 'artefacts', 'mf-games', '1.0.0'), { recursive: true, force: true });
      const sent = await team.publish('mf-games', aRemote('mf-games', '1.0.0'));
      expect([sent.status, sent.body.unchanged]).toEqual([200, true]);
      expect(bucket.objects.get(key)?.content).not.toEqual(spoiled.content);
      expect((await manifest('mf-games', '1.0.0')).status).toBe(200);
    }
  });

  it('go on with a file of a game that the other one has begun', async () => {
    await team.deploy(aRemote('mf-games', '2.0.0', { files: { 'framed/tram/film.mp4': 'a film' } }));
    const path = '/framed/mf-games/tram/film.mp4';
    const begun = await fetch(`${server.url}${path}`);
    const tag = begun.headers.get('etag') ?? '';
    expect(await begun.text()).toBe('a film');
    const rest = await fetch(`${url()}${path}`, { headers: { range: 'bytes=2-', 'if-range': tag } });
    expect([rest.status, await rest.text()]).toEqual([206, 'film']);
    expect(tag).toMatch(/^"[^"]+"$/);
  });

  it('have a lost version back when it is sent again', async () => {
    bucket.objects.delete('remotes/mf-games/1.0.0.tgz');
    await team.publish('mf-games', aRemote('mf-games', '1.0.0'));
    expect(bucket.objects.has('remotes/mf-games/1.0.0.tgz')).toBe(true);
  });
});
