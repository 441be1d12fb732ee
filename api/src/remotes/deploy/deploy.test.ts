import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteStatus } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell, packed, packedEntries } from '../testing/anUpload.ts';

const server = testPlaza();
const team = aDeployTeam(server);

async function statusOf(name: string): Promise<RemoteStatus | undefined> {
  const admin = await server.aUser({ isAdmin: true });
  const answer = await server.as(admin).get<{ remotes: RemoteStatus[] }>('/api/remotes/status');
  expect(answer.status).toBe(200);
  return answer.body.remotes.find((remote) => remote.name === name);
}

describe('publishing', () => {
  it('stores a version that nobody gets yet, and says how to look at it', async () => {
    await team.deploy(aShell('1.0.0'));
    const answer = await team.publish('mf-chat', aRemote('mf-chat', '1.0.0'));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ name: 'mf-chat', version: '1.0.0', unchanged: false, files: 4 });

    const browser = new TestBrowser(server);
    expect(await browser.versions()).toEqual({});
    expect(await browser.versions(`?preview=${answer.body.preview}`)).toEqual({ 'mf-chat': '1.0.0' });
    server.clock.advance({ minutes: 10 });
    expect(await browser.versions(`?preview=${answer.body.preview}`)).toEqual({});
  });

  it('takes the same bytes again, and refuses other bytes under the same version', async () => {
    const files = aRemote('mf-feed', '1.0.0');
    await team.publish('mf-feed', files);
    const again = await team.publish('mf-feed', files);
    expect([again.status, again.body.unchanged]).toEqual([200, true]);

    const tampered = await team.publish('mf-feed', { ...files, 'remoteEntry.js': 'var entry = "other";' });
    expect([tampered.status, tampered.body.code]).toEqual([409, 'remotes.version-taken']);
    const more = await team.publish('mf-feed', { ...files, 'more.js': '' });
    expect(more.status).toBe(409);
  });

  it('takes the same sources again that were built at another commit, and keeps the commit of the first', async () => {
    const at = (gitSha: string, files = {}) => aRemote('mf-built', '1.0.0', { artefact: { gitSha }, files });
    await team.deploy(at('aaaaaaaaaaaa'));
    const again = await team.publish('mf-built', at('bbbbbbbbbbbb'));
    expect([again.status, again.body.unchanged]).toEqual([200, true]);
    expect((await statusOf('mf-built'))?.versions.map(({ gitSha }) => gitSha)).toEqual(['aaaaaaaaaaaa']);

    await rm(join(server.dataDir, 'artefacts', 'mf-built'), { recursive: true });
    expect((await team.publish('mf-built', at('bbbbbbbbbbbb'))).body.unchanged).toBe(true);
    const said = await server.as(null).fetch('/remotes/mf-built/1.0.0/plaza.json');
    expect(await said.text()).toContain('aaaaaaaaaaaa');
    expect((await team.publish('mf-built', at('bbbbbbbbbbbb', { 'x.js': 'other' }))).status).toBe(409);
  });

  it('stores one of two uploads of the same version that come at once', async () => {
    const both = await Promise.all([
      team.publish('mf-race', aRemote('mf-race', '1.0.0')),
      team.publish('mf-race', aRemote('mf-race', '1.0.0', { files: { 'x.js': 'other' } })),
    ]);
    expect(both.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('brings files back that a disk has lost', async () => {
    const files = aRemote('mf-lost', '1.0.0');
    await team.deploy(files);
    await rm(join(server.dataDir, 'artefacts', 'mf-lost'), { recursive: true });
    expect((await server.as(null).get('/remotes/mf-lost/1.0.0/remoteEntry.js')).status).toBe(404);
    expect((await team.publish('mf-lost', files)).body.unchanged).toBe(true);
    expect((await server.as(null).get('/remotes/mf-lost/1.0.0/remoteEntry.js')).status).toBe(200);
  });

  it('mends files that a disk has spoiled, when they are sent again', async () => {
    const files = aRemote('mf-spoiled', '1.0.0');
    await team.deploy(files);
    const entry = '/remotes/mf-spoiled/1.0.0/remoteEntry.js';
    const before = await server.as(null).fetch(entry);
    await writeFile(join(server.dataDir, 'artefacts', 'mf-spoiled', '1.0.0', 'remoteEntry.js'), '');
    expect((await team.publish('mf-spoiled', files)).body.unchanged).toBe(true);
    expect(await (await server.as(null).fetch(entry)).text()).toBe(await before.text());
  });

  it('refuses words that no database keeps', async () => {
    const spoiled: Parameters<typeof aRemote>[2][] = [
      { artefact: { gitSha: 'a\0b' } },
      { artefact: { widgets: { 'home\0': './widget' } } },
      { artefact: { shared: { react: { requires: '^19.0.0', uses: ['use\0'] } } } },
      { artefact: { shared: { 'react\0': { requires: '^19.0.0' } } } },
    ];
    for (const more of spoiled) {
      const answer = await team.publish('mf-words', aRemote('mf-words', '1.0.0', more));
      expect([answer.status, answer.body.code]).toEqual([422, 'remotes.broken-artefact']);
    }
  });

  it('stores nothing of an upload that the gate refuses', async () => {
    const needy = aRemote('mf-needy', '1.0.0', { artefact: { shared: { react: { requires: '^20.0.0' } } } });
    expect((await team.publish('mf-needy', needy)).status).toBe(422);
    expect(await statusOf('mf-needy')).toBeUndefined();
    expect((await server.as(null).get('/remotes/mf-needy/1.0.0/remoteEntry.js')).status).toBe(404);
    const mended = await team.publish('mf-needy', aRemote('mf-needy', '1.0.0'));
    expect([mended.status, mended.body.unchanged]).toEqual([200, false]);
  });

  it('computes every hash itself', async () => {
    const files = aRemote('mf-hash', '1.0.0', { files: { 'text.css': 'body { color: red }' } });
    await team.deploy(files);
    const { remotes } = await new TestBrowser(server).registry();
    const { integrity } = remotes.find((remote) => remote.name === 'mf-hash')?.current ?? {};
    // printf 'body { color: red }' | openssl dgst -sha384 -binary | base64
    expect(integrity?.['text.css']).toBe(
      'sha384-R3VcwqzzqppPQ7WOOoyzBJ/veizUF+7Yf5gCob0HsPWOonvq2EdylfAqiR0nxrA4',
    );
    expect(Object.keys(integrity ?? {})).not.toContain('plaza.json');
  });

  it('refuses a version that does not fit, with a sentence for each reason', async () => {
    const answer = await team.publish(
      'mf-needy',
      aRemote('mf-needy', '1.4.0', {
        artefact: {
          shared: { react: { requires: '^20.0.0' } },
          routes: [{ path: '/login', access: 'public' }],
          widgets: { 'frame.unread': './unread' },
          service: true,
        },
        files: {
          'mf-manifest.json': JSON.stringify({
            metaData: { remoteEntry: { name: 'gone.js' } },
            exposes: [{ path: './app', assets: {} }],
          }),
        },
      }),
    );
    expect([answer.status, answer.body.code]).toEqual([422, 'remotes.refused']);
    expect(Object.values(answer.body.fields ?? {})).toEqual([
      'mf-needy 1.4.0 needs react ^20.0.0, the active shell offers 19.3.1: update the shell first.',
      'mf-needy 1.4.0 claims /login, which the server keeps for itself: choose another address.',
      'mf-needy 1.4.0 has to expose ./unread, and does not.',
      'mf-needy 1.4.0 has to expose ./service, and does not.',
      'mf-needy 1.4.0: the manifest leads to gone.js, which is not in the upload.',
    ]);
  });

  it('refuses what is no built remote', async () => {
    const files = aRemote('mf-chat', '2.0.0');
    const cases: [Record<string, string> | Buffer, string][] = [
      [Buffer.from('no archive at all'), 'not a whole gzipped tar'],
      [await packedEntries([{ name: '../../evil.js', body: 'x' }]), 'is not a name for a file'],
      [
        await packed({ ...aRemote('mf-chat', '9.0.0'), 'a.js': 'x', 'a.js/b.js': 'x' }),
        '"a.js" is a file and a folder',
      ],
      [
        await packed({ ...aRemote('mf-chat', '9.0.0'), 'js/a/b.js': 'x', 'js/a': 'x' }),
        '"js/a" is a file and a folder',
      ],
      [
        await packed({ ...aRemote('mf-chat', '9.0.0'), 'b.js': 'x'.repeat(2_000), 'b.js.gz/c.js': 'x' }),
        'packed twins of files are made here',
      ],
      [await packedEntries([{ name: 'a.js', type: 'symlink', linkname: '/etc/passwd' }]), 'is a symlink'],
      [{ 'app.js': '' }, 'plaza.json is missing'],
      [{ ...files, 'plaza.json': '{' }, 'plaza.json is not JSON'],
      [{ ...files, 'plaza.json': '{}' }, 'plaza.json: name'],
      [aRemote('mf-feed', '2.0.0'), 'plaza.json speaks of mf-feed'],
      [{ ...files, 'app.js.gz': 'x' }, 'packed twins'],
      [{ ...files, 'mf-manifest.json': '<!doctype html>' }, 'is no federation manifest'],
    ];
    for (const [upload, sentence] of cases) {
      const answer = await team.publish('mf-chat', upload);
      expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(sentence)]);
    }
    const json = await team.post<{ code: string }>('/remotes/mf-chat/versions', {});
    expect([json.status, json.body.code]).toEqual([415, 'remotes.not-gzip']);
    expect((await team.publish('evil', files)).status).toBe(400);
  });

  it('answers 413 to an upload that is too large, even while it is still being sent', async () => {
    const large = await packed({ 'a.bin': 'x'.repeat(61 * 1024 * 1024) });
    const answer = await team.publish('mf-chat', large);
    expect([answer.status, answer.body.message]).toEqual([413, 'A version is at most 60 MB unpacked.']);
    const endless = await team.publish('mf-chat', Buffer.alloc(21 * 1024 * 1024));
    expect([endless.status, endless.body.message]).toEqual([413, 'A version is at most 20 MB packed.']);
    // Eighty megabytes take a while on a busy machine.
  }, 30_000);
});

describe('going live and back', () => {
  it('activates, keeps the way back, and goes it step by step', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0'])
      await team.publish('mf-steps', aRemote('mf-steps', version));
    expect((await team.activate('mf-steps', { version: '1.0.0' })).body).toMatchObject({
      active: '1.0.0',
      previous: null,
    });
    expect((await team.activate('mf-steps', { version: '2.0.0' })).body).toMatchObject({
      active: '2.0.0',
      previous: '1.0.0',
    });
    expect((await team.activate('mf-steps', { version: '3.0.0' })).body).toMatchObject({
      active: '3.0.0',
      previous: '2.0.0',
    });
    expect((await team.rollBack('mf-steps')).body).toMatchObject({ active: '2.0.0', previous: '1.0.0' });
    expect((await team.rollBack('mf-steps')).body).toMatchObject({ active: '1.0.0', previous: null });
    const nothing = await team.rollBack('mf-steps');
    expect([nothing.status, nothing.body.code]).toEqual([409, 'remotes.nothing-before']);
    expect((await team.rollBack('mf-steps', { version: '3.0.0' })).body).toMatchObject({ active: '3.0.0' });
  });

  it('does not go back to what was never live, past the gate', async () => {
    const artefact = { routes: [{ path: '/harbour/*', access: 'member' as const }] };
    await team.deploy(aRemote('mf-thief', '1.0.0'));
    await team.publish('mf-thief', aRemote('mf-thief', '2.0.0', { artefact }));
    await team.deploy(aRemote('mf-harbour', '1.0.0', { artefact }));
    const refused = await team.rollBack('mf-thief', { version: '2.0.0' });
    expect([refused.status, refused.body.code]).toEqual([422, 'remotes.refused']);
    expect((await statusOf('mf-thief'))?.active).toBe('1.0.0');
  });

  it('goes back to what was live by a rollback, whatever has become live since', async () => {
    const artefact = { routes: [{ path: '/pier/*', access: 'member' as const }] };
    await team.deploy(aRemote('mf-ferry', '1.0.0'));
    await team.publish('mf-ferry', aRemote('mf-ferry', '2.0.0', { artefact }));
    expect((await team.rollBack('mf-ferry', { version: '2.0.0' })).status).toBe(200);
    await team.deploy(aRemote('mf-ferry', '3.0.0'));
    await team.deploy(aRemote('mf-pier', '1.0.0', { artefact }));
    expect((await team.rollBack('mf-ferry')).body).toMatchObject({ active: '2.0.0' });
  });

  it('changes nothing when the live version is activated again', async () => {
    await team.deploy(aRemote('mf-same', '1.0.0'));
    const first = await team.activate('mf-same', { version: '1.0.0' });
    const second = await team.activate('mf-same', { version: '1.0.0' });
    expect(second.body).toEqual(first.body);
  });

  it('looks through the gate again when a version is activated', async () => {
    await team.publish(
      'mf-late',
      aRemote('mf-late', '1.0.0', { artefact: { routes: [{ path: '/both', access: 'public' }] } }),
    );
    await team.deploy(
      aRemote('mf-early', '1.0.0', { artefact: { routes: [{ path: '/both/*', access: 'public' }] } }),
    );
    const answer = await team.activate('mf-late', { version: '1.0.0' });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'mf-late 1.0.0 claims /both, but mf-early holds /both/*: one of them has to move.',
    ]);
  });

  it('lets one of two remotes have an address that both want at once', async () => {
    const routes = [{ path: '/wanted', access: 'public' as const }];
    for (const name of ['mf-one', 'mf-two'])
      await team.publish(name, aRemote(name, '1.0.0', { artefact: { routes } }));
    const both = await Promise.all(
      ['mf-one', 'mf-two'].map((name) => team.activate(name, { version: '1.0.0' })),
    );
    expect(both.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('keeps a shell out that would leave a live remote behind, and never locks the way back', async () => {
    await team.deploy(
      aRemote('mf-bound', '1.0.0', { artefact: { shared: { react: { requires: '^19.0.0' } } } }),
    );
    const next = aShell('2.0.0', { artefact: { shared: { react: { version: '20.0.0' } } } });
    const refused = await team.publish('shell', next);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining(
        'mf-bound 1.0.0 needs react ^19.0.0, shell 2.0.0 offers 20.0.0: update mf-bound first.',
      ),
    ]);
    await team.deploy(aShell('1.1.0', { artefact: { contract: '1.1' } }));
    await team.deploy(aRemote('mf-bound', '1.1.0', { artefact: { contract: '1.1' } }));
    expect((await team.rollBack('shell')).body).toMatchObject({ active: '1.0.0' });
  });

  it('puts a canary beside the live version, widens it, and takes it back', async () => {
    await team.publish('mf-canary', aRemote('mf-canary', '2.0.0'));
    const tooEarly = await team.activate('mf-canary', { version: '2.0.0', percent: 10 });
    expect([tooEarly.status, tooEarly.body.code]).toEqual([422, 'remotes.refused']);

    await team.deploy(aRemote('mf-canary', '1.0.0'));
    const started = await team.activate('mf-canary', { version: '2.0.0', percent: 10, reason: 'carefully' });
    expect(started.body).toMatchObject({ active: '1.0.0', previous: null });
    await team.activate('mf-canary', { version: '2.0.0', percent: 50 });
    expect((await statusOf('mf-canary'))?.canary).toEqual({ version: '2.0.0', percent: 50 });

    expect((await team.rollBack('mf-canary')).body).toMatchObject({ active: '1.0.0', previous: null });
    const after = await statusOf('mf-canary');
    expect(after?.canary).toBeNull();
    expect(after?.events.map(({ kind, from, to, reason }) => [kind, from, to, reason])).toEqual([
      ['rolled-back', '2.0.0', '1.0.0', null],
      ['canary', '1.0.0', '2.0.0', '50 %'],
      ['canary', '1.0.0', '2.0.0', '10 %: carefully'],
      ['activated', null, '1.0.0', null],
      ['published', null, '1.0.0', null],
      ['published', null, '2.0.0', null],
    ]);
  });

  it('switches a remote off and on, but never the shell', async () => {
    await team.deploy(aRemote('mf-kill', '1.0.0'));
    await team.kill('mf-kill', { killed: true, reason: 'it burns' });
    const browser = new TestBrowser(server);
    const killed = async () =>
      (await browser.registry()).remotes.find((remote) => remote.name === 'mf-kill')?.killed;
    expect(await killed()).toBe(true);
    await team.kill('mf-kill', { killed: false });
    expect(await killed()).toBe(false);
    expect((await team.kill('shell', { killed: true })).status).toBe(422);
  });

  it('does not know remotes and versions that were never published', async () => {
    expect((await team.activate('mf-nobody', { version: '1.0.0' })).body.code).toBe('remotes.unknown');
    expect((await team.activate('mf-chat', { version: '9.9.9' })).body.code).toBe('remotes.unknown-version');
    expect((await team.rollBack('mf-chat', { version: '9.9.9' })).body.code).toBe('remotes.unknown-version');
    expect((await team.kill('mf-nobody', { killed: true })).status).toBe(404);
    expect((await team.activate('mf-chat', { version: 'latest' })).status).toBe(400);
    expect((await team.activate('mf-chat', { version: '1.0.0', percent: 0 })).status).toBe(400);
  });
});

describe('the record', () => {
  it('cannot be rewritten, not even by the api itself', async () => {
    await team.deploy(aRemote('mf-record', '1.0.0'));
    await expect(server.db('remote_events').update({ actor: 'nobody' })).rejects.toThrow('append-only');
    await expect(server.db('remote_events').delete()).rejects.toThrow('append-only');
    await expect(server.db('remote_versions').update({ content_hash: 'x' })).rejects.toThrow('append-only');
    await expect(server.db('remote_versions').where({ name: 'mf-record' }).delete()).rejects.toThrow(
      'foreign key',
    );
  });
});

describe('the status', () => {
  it('is for administrators and whoever may deploy', async () => {
    const strangers = await server.as(null).get('/api/remotes/status');
    const members = await server.as(await server.aUser()).get('/api/remotes/status');
    expect([strangers.status, members.status]).toEqual([401, 403]);
    const answer = await server
      .as(null)
      .get('/api/remotes/status', { authorization: `Bearer ${await chatToken()}` });
    expect(answer.status).toBe(200);
  });

  async function chatToken(): Promise<string> {
    return (await team.post<{ token: string }>('/remotes/mf-chat/tokens', { label: 'team chat' })).body.token;
  }
});

describe('old versions', () => {
  it('go after thirty days, except the newest ten and what is live', async () => {
    for (let patch = 0; patch < 14; patch += 1) {
      await team.publish('mf-old', aRemote('mf-old', `1.0.${patch}`));
      server.clock.advance({ minutes: 1 });
    }
    await team.activate('mf-old', { version: '1.0.0' });
    await team.activate('mf-old', { version: '1.0.1' });
    server.clock.advance({ days: 29 });
    await team.publish('mf-old', aRemote('mf-old', '1.0.14'));
    await server.runJobs();
    expect((await statusOf('mf-old'))?.versions).toHaveLength(15);

    server.clock.advance({ days: 2 });
    await team.publish('mf-old', aRemote('mf-old', '1.0.15'));
    await server.runJobs();
    const kept = (await statusOf('mf-old'))?.versions.map((published) => published.version);
    expect(kept).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 1, 0].map((patch) => `1.0.${patch}`));
    expect((await server.as(null).get('/remotes/mf-old/1.0.2/remoteEntry.js')).status).toBe(404);
    expect((await server.as(null).get('/remotes/mf-old/1.0.0/remoteEntry.js')).status).toBe(200);
  });
});
