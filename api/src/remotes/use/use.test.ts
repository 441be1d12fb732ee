import type { CallAnswer, HealthBeacon } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';
import { printOf } from './noteUse.ts';

const server = testPlaza();
const team = aDeployTeam(server);
let admin: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true, username: 'amber' });
  await team.deploy(aShell('1.0.0'));
  await team.deploy(aRemote('mf-chat', '1.0.0'));
  await team.deploy(
    aRemote('mf-chat', '1.1.0', {
      artefact: { routes: [{ path: '/letters/*', access: 'member' }] },
      files: { 'new.js': 'x', 'remoteEntry.js': 'y' },
    }),
  );
});

const read = async <Name extends 'use' | 'tokens'>(what: Name, remote = 'mf-chat') =>
  (await server.as(admin).get<CallAnswer<`GET /remotes/:name/${Name}`>>(`/api/remotes/${remote}/${what}`))
    .body;

async function tell(beacons: Partial<HealthBeacon>[]): Promise<void> {
  const browser = new TestBrowser(server);
  await browser.fetch('/api/remotes');
  const events = beacons.map((one) => ({
    remote: 'mf-chat',
    version: '1.1.0',
    phase: 'load',
    ok: true,
    ms: 120,
    ...one,
  }));
  await browser.fetch('/api/remotes/health', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
}

it('tells how each version loads and fails, and that the failures end with a roll back', async () => {
  await tell([{ ms: 90 }, { ms: 90 }, { ms: 3_000 }, { ms: 3_000 }]);
  await tell([
    {
      ok: false,
      phase: 'run',
      reason: 'TypeError: x is not a function at https://plaza.example/app.js:10:3',
    },
  ]);
  server.clock.advance({ minutes: 5 });
  await team.rollBack('mf-chat');
  await tell([{ version: '1.0.0', ms: 200 }]);
  const { versions } = await read('use');
  expect(versions).toMatchObject([
    { version: '1.0.0', loads: 1, failures: 0, p75_ms: 250 },
    { version: '1.1.0', loads: 4, failures: 1, p75_ms: 4_000 },
  ]);
  expect(versions.map(({ line }) => line.slice(-2))).toEqual([
    [null, 0],
    [25, null],
  ]);
});

it('counts a start as a load: it tells once, when the version is on screen', async () => {
  const version = '1.3.0';
  await team.deploy(aRemote('mf-chat', version, { files: { 'third.js': 'x' } }));
  await tell([
    { version, phase: 'mount', ms: 90 },
    { version, phase: 'mount', ms: 3_000 },
    { version, phase: 'mount', ms: 40, ok: false, reason: 'Out of luck' },
    { version, phase: 'run', ms: 9_000, ok: false, reason: 'Broken on screen' },
  ]);
  const { versions } = await read('use');
  expect(versions.find((one) => one.version === version)).toMatchObject({
    loads: 3,
    failures: 2,
    p75_ms: 4_000,
  });
});

it('groups the faults of browsers, whatever address or number stands in them', async () => {
  for (const at of ['10:3', '11:4'])
    await tell([
      { ok: false, phase: 'run', reason: `TypeError: y is not a function at https://plaza.example/${at}` },
    ]);
  await tell([{ ok: false, phase: 'mount', reason: 'Out of memory' }]);
  const { errors } = await read('use');
  expect(errors.slice(0, 2)).toMatchObject([
    { phase: 'mount', reason: 'Out of memory', times: 1, version: '1.1.0' },
    { phase: 'run', reason: expect.stringContaining('11:4'), times: 2 },
  ]);
});

it('what nobody caught is grouped by its place, and counts neither as a load nor as a failure', async () => {
  const reason = 'TypeError: z is not a function';
  const odd = (line: number) => ({
    ok: true,
    phase: 'run' as const,
    reason,
    at: { file: 'app.js', line, column: 3 },
  });
  const before = (await read('use')).versions;
  await tell([odd(2), odd(2), odd(9)]);
  const { errors, versions } = await read('use');
  const grouped = errors.filter((one) => one.reason === reason);
  expect(grouped.map(({ at, times }) => [at, times]).toSorted()).toEqual([
    ['app.js:2:3', 2],
    ['app.js:9:3', 1],
  ]);
  expect(versions.map(({ loads, failures }) => [loads, failures])).toEqual(
    before.map(({ loads, failures }) => [loads, failures]),
  );
  expect(await server.db('remote_health').whereNotNull('failed_at').where({ failures: 0 })).toEqual([]);
});

describe('the place of a fault', () => {
  // Line 1, column 10 of the built file is line 41 of the source.
  const map = JSON.stringify({
    version: 3,
    sources: ['webpack://mf_chat_2_0_0/./src/list/ChatRow.tsx?7f1c'],
    names: [],
    mappings: 'SAwCA',
  });
  const fault = (version: string, file: string) =>
    tell([
      { version, ok: false, phase: 'run', reason: `Broken in ${file}`, at: { file, line: 1, column: 10 } },
    ]);
  const placeOfLast = async () => (await read('use')).errors[0]?.at;

  it('is shown in the source by the map that came with the version, which no browser gets', async () => {
    await team.deploy(aRemote('mf-chat', '2.0.0', { files: { 'row.js': 'x', 'row.js.map': map } }));
    await fault('2.0.0', 'row.js');
    expect(await placeOfLast()).toBe('src/list/ChatRow.tsx:41');
    expect((await server.as(null).fetch('/remotes/mf-chat/2.0.0/row.js')).status).toBe(200);
    expect((await server.as(null).fetch('/remotes/mf-chat/2.0.0/row.js.map')).status).toBe(404);
    const page = await (await server.as(null).fetch('/api/remotes')).text();
    expect(page).not.toContain('.map');
  });

  it('is that in the built file without a map, or with one that is none', async () => {
    await team.deploy(aRemote('mf-chat', '2.1.0', { files: { 'odd.js': 'x', 'odd.js.map': 'no map' } }));
    await fault('2.1.0', 'odd.js');
    expect(await placeOfLast()).toBe('odd.js:1:10');
    server.clock.advance({ seconds: 1 });
    await fault('2.1.0', 'gone.js');
    expect(await placeOfLast()).toBe('gone.js:1:10');
    server.clock.advance({ seconds: 1 });
    await tell([{ version: '2.1.0', ok: false, phase: 'run', reason: 'Nobody knows where' }]);
    expect(await placeOfLast()).toBeNull();
  });
});

it.each([
  ['chunk 12ab34cd failed', 'chunk 99ff00aa failed', true],
  ['timeout after 8000 ms', 'timeout after 7 ms', true],
  ['timeout', 'not found', false],
])('%s and %s are the same fault: %s', (one, other, isSame) => {
  expect(printOf(one) === printOf(other)).toBe(isSame);
});

it('forgets what is older than a day', async () => {
  server.clock.advance({ days: 2 });
  await tell([{}]);
  expect(await server.db('remote_use')).toHaveLength(1);
  expect((await read('use')).versions).toMatchObject([{ version: '1.1.0', loads: 1 }]);
});

it('compares two versions', async () => {
  const compare = (query: string) => server.as(admin).get(`/api/remotes/mf-chat/compare?${query}`);
  const { body } = await compare('one=1.0.0&other=1.1.0');
  expect(body).toMatchObject({
    facts: expect.arrayContaining([
      { name: 'routes', one: '/chat/* (member)', other: '/letters/* (member)' },
    ]),
    files: expect.arrayContaining([
      { file: 'new.js', change: 'added', one_bytes: null, other_bytes: 1 },
      { file: 'remoteEntry.js', change: 'changed', one_bytes: 20, other_bytes: 1 },
    ]),
  });
  expect((await compare('one=1.0.0&other=9.9.9')).status).toBe(404);
  expect((await compare('one=1.0.0')).status).toBe(400);
});

describe('two versions of which maps tell what they were built of', () => {
  const built = (version: string, sources: Record<string, string>) =>
    JSON.stringify({
      version: 3,
      mappings: '',
      sources: Object.keys(sources).map((source) => `webpack://mf_chat_${version}/./${source}`),
      sourcesContent: Object.values(sources),
    });
  const runtime = { 'webpack/runtime/names': 'of this build' };
  const deploy = (version: string, files: Record<string, [bytes: string, sources: Record<string, string>]>) =>
    team.deploy(
      aRemote('mf-chat', version, {
        files: Object.fromEntries(
          Object.entries(files).flatMap(([file, [bytes, sources]]) => [
            [file, bytes],
            [`${file}.map`, built(version, { ...sources, ...runtime, 'webpack/runtime/v': version })],
          ]),
        ),
      }),
    );
  const compare = async (one: string, other: string) =>
    (
      await server
        .as(admin)
        .get<CallAnswer<'GET /remotes/:name/compare'>>(
          `/api/remotes/mf-chat/compare?one=${one}&other=${other}`,
        )
    ).body;

  it('shows each part under one name, only where its sources differ, the largest change first', async () => {
    const list = { 'src/list/ChatRow.tsx': 'a', 'src/list/words.ts': 'b' };
    const call = (version: string) => ({
      'src/call/Ring.tsx': 'c',
      // A style is called after the build that it is of.
      'src/call/Ring.module.css': `.mf_chat_${version.replaceAll('.', '_')}__ring`,
    });
    await deploy('3.0.0', { '1.aaaaaaaa.js': ['one', list], '2.bbbbbbbb.js': ['two', call('3.0.0')] });
    // One part came in before the others, and the bundler counts anew.
    await deploy('3.1.0', {
      '1.cccccccc.js': ['new part', { 'src/new/New.tsx': 'n' }],
      '2.dddddddd.js': ['one one', { ...list, 'src/list/ChatRow.tsx': 'A' }],
      '3.eeeeeeee.js': ['TWO', call('3.1.0')],
    });
    const { files, sources } = await compare('3.0.0', '3.1.0');
    expect(files.filter(({ file }) => file.startsWith('src/'))).toEqual([
      { file: 'src/new/*.js', change: 'added', one_bytes: null, other_bytes: 8 },
      { file: 'src/list/*.js', change: 'changed', one_bytes: 3, other_bytes: 7 },
    ]);
    expect(files.some(({ file }) => file.endsWith('.json') || /[0-9a-f]{8}/.test(file))).toBe(false);
    expect(sources).toEqual([
      { file: 'src/list/ChatRow.tsx', change: 'changed' },
      { file: 'src/new/New.tsx', change: 'added' },
    ]);
    expect((await compare('3.1.0', '3.0.0')).files.find(({ file }) => file === 'src/new/*.js')).toMatchObject(
      {
        change: 'removed',
      },
    );
  });
});

it('lists the tokens of a remote by label, and never a token', async () => {
  const made = await server
    .as(admin)
    .post<{ token: string }>('/api/remotes/mf-chat/tokens', { label: 'team chat' });
  await server.as(admin).post('/api/remotes/mf-chat/tokens', { label: 'lost laptop' });
  await server.as(admin).post('/api/remotes/mf-chat/tokens/revoke', { label: 'lost laptop' });
  const answer = await read('tokens');
  expect(answer.tokens).toMatchObject([
    { label: 'lost laptop', revoked_at: expect.any(String) },
    { label: 'team chat', revoked_at: null },
  ]);
  expect(JSON.stringify(answer)).not.toContain(made.body.token);
  const other = aDeployTeam(server, made.body.token);
  expect(
    (await server.as(null).get('/api/remotes/mf-chat/tokens', { authorization: `Bearer ${made.body.token}` }))
      .status,
  ).toBe(403);
  expect((await other.kill('mf-chat', { killed: false })).status).toBe(200);
});

it('writes into the audit what an administrator did, and not what a token did', async () => {
  const before = await server.db('audit_log').where({ act: 'remote.changed' });
  await server.as(admin).post('/api/remotes/mf-chat/kill', { killed: true, reason: 'It blinks.' });
  await server.as(admin).post('/api/remotes/mf-chat/activate', { version: '1.1.0', percent: 10 });
  await team.kill('mf-chat', { killed: false });
  const after = await server.db('audit_log').where({ act: 'remote.changed' }).orderBy('seq');
  expect(after.slice(before.length)).toMatchObject([
    { about_id: 'mf-chat', details: { killed: true, why: 'It blinks.' } },
    { about_id: 'mf-chat', details: { activate: '1.1.0', percent: 10 } },
  ]);
});

it.each(['use', 'tokens', 'compare?one=1.0.0&other=1.1.0'])('%s is for who may deploy', async (what) => {
  expect((await server.as(null).get(`/api/remotes/mf-chat/${what}`)).status).toBe(401);
  expect((await server.as(await server.aUser()).get(`/api/remotes/mf-chat/${what}`)).status).toBe(403);
});
