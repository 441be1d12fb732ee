import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { takeTurn } from '../../db/takeTurn.ts';
import { openTransactions } from '../../testing/openTransactions.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { artefactStoreOf } from '../artefact/artefactStoreOf.ts';
import { aDeployTeam } from '../testing/aDeployTeam.ts';
import { aRemote } from '../testing/anUpload.ts';
import { removeFiles } from './cleanUpVersions.ts';

const server = testPlaza();
const team = aDeployTeam(server);
const lying = (name: string) => readdir(join(server.dataDir, 'artefacts', name)).catch(() => []);
const rows = (name: string) => server.db('remote_versions').where({ name }).pluck('version');
afterEach(() => jest.restoreAllMocks());

/** What stands open in the database while the store is asked. */
function watch(call: 'put' | 'holds' | 'delete'): number[] {
  const open: number[] = [];
  const store = artefactStoreOf(server.plaza);
  const ask = store[call].bind(store) as (...all: unknown[]) => Promise<never>;
  jest.spyOn(store, call).mockImplementation(async (...all: unknown[]) => {
    open.push(await openTransactions(server.db));
    return ask(...all);
  });
  return open;
}

it('a version is stored, sent again and removed in no transaction, however slow the store is', async () => {
  const [put, holds, removed] = [watch('put'), watch('holds'), watch('delete')];
  const files = aRemote('mf-slow', '1.0.0');
  expect((await team.publish('mf-slow', files)).status).toBe(200);
  expect((await team.publish('mf-slow', files)).body.unchanged).toBe(true);
  await server.db('remote_versions').where({ name: 'mf-slow' }).delete();
  await removeFiles.run({ name: 'mf-slow', version: '1.0.0' }, server.plaza);
  expect([put, holds, removed]).toEqual([[0], [0], [0]]);
  expect(await lying('mf-slow')).toEqual([]);
});

it('of a version whose server dies while it is stored nothing is left in the end', async () => {
  const store = artefactStoreOf(server.plaza);
  const put = store.put.bind(store);
  jest.spyOn(store, 'put').mockImplementationOnce(async (...version) => {
    await put(...version);
    throw new Error('The power is gone.');
  });
  expect((await team.publish('mf-dies', aRemote('mf-dies', '1.0.0'))).status).toBe(500);
  expect([await lying('mf-dies'), await rows('mf-dies')]).toEqual([['1.0.0'], []]);
  await server.runAllJobs();
  expect(await lying('mf-dies')).toEqual([]);
});

it('a version that was stored stays when that is looked at', async () => {
  expect((await team.publish('mf-stays', aRemote('mf-stays', '1.0.0'))).status).toBe(200);
  await server.runAllJobs();
  expect([await lying('mf-stays'), await rows('mf-stays')]).toEqual([['1.0.0'], ['1.0.0']]);
});

describe('old versions', () => {
  it('are gone from the record before their files go, and their files go in the end', async () => {
    for (let patch = 0; patch < 12; patch += 1) {
      await team.publish('mf-aged', aRemote('mf-aged', `1.0.${patch}`));
      server.clock.advance({ minutes: 1 });
    }
    server.clock.advance({ days: 31 });
    await team.publish('mf-aged', aRemote('mf-aged', '1.1.0'));
    const store = artefactStoreOf(server.plaza);
    const recorded: unknown[] = [];
    // Seen from outside of every transaction.
    const away = jest.spyOn(store, 'delete').mockImplementation(async (name, version) => {
      recorded.push(await server.db('remote_versions').where({ name, version }).first('version'));
      throw new Error('The bucket is away.');
    });
    await server.runAllJobs();
    expect(recorded.length).toBeGreaterThanOrEqual(3);
    expect(new Set(recorded)).toEqual(new Set([undefined]));
    away.mockRestore();
    const entry = (version: string) => server.as(null).get(`/remotes/mf-aged/${version}/remoteEntry.js`);
    expect((await entry('1.0.2')).status).toBe(200);
    await server.runAllJobs();
    expect([(await entry('1.0.2')).status, (await entry('1.0.11')).status]).toEqual([404, 200]);
  });

  it('keep their files where they are published again just when these were to go', async () => {
    const version = { name: 'mf-again', version: '1.0.0' };
    await team.publish('mf-again', aRemote('mf-again', '1.0.0'));
    await server.db.raw('create table kept as select * from remote_versions where name = :name', version);
    await server.db('remote_versions').where(version).delete();
    const publishing = await server.db.transaction();
    await takeTurn(publishing, 'version', 'mf-again', '1.0.0');
    await publishing.raw('insert into remote_versions select * from kept');
    const removing = removeFiles.run(version, server.plaza);
    await publishing.commit();
    await removing;
    expect((await server.as(null).get('/remotes/mf-again/1.0.0/remoteEntry.js')).status).toBe(200);
  });
});
