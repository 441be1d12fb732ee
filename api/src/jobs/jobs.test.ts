import { z } from 'zod';
import type { Slice } from '../http/slice.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { defineJob, GivenUp } from './defineJob.ts';
import { openJobPool } from './openJobPool.ts';
import { runJobs } from './runJobs.ts';

const done: string[] = [];
const note = defineJob({
  name: 'test.note',
  payload: z.object({ word: z.string() }),
  run: async ({ word }) => void done.push(word),
});
const fail = defineJob({
  name: 'test.fail',
  payload: z.object({}),
  attempts: 2,
  run: async () => {
    done.push('tried');
    throw new Error('failed on purpose');
  },
});
const giveUp = defineJob({
  name: 'test.giveUp',
  payload: z.object({}),
  run: async () => {
    done.push('tried');
    throw new GivenUp('again would be the same');
  },
});
const urgent = defineJob({
  name: 'test.urgent',
  payload: z.object({ word: z.string() }),
  isUrgent: true,
  run: async ({ word }) => {
    if (word === 'not now') throw new Error('not now');
    done.push(word);
  },
});
let letGo: () => void = () => undefined;
const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
const long = defineJob({
  name: 'test.long',
  payload: z.object({}),
  run: async () => {
    done.push('begun');
    await isLetGo;
  },
});
const slice: Slice = (on) => {
  on.job(long);
  on.job(note);
  on.job(fail);
  on.job(giveUp);
  on.job(urgent);
};

beforeEach(() => void (done.length = 0));

describe('jobs', () => {
  const server = testPlaza({ slices: [slice] });

  it('run once, after the commit', async () => {
    await server.db.transaction((db) => note.queue(db, { word: 'lantern' }));
    expect(done).toEqual([]);
    await server.runJobs();
    await server.runJobs();
    expect(done).toEqual(['lantern']);
  });

  it('do not run when the transaction fails', async () => {
    const failing = server.db.transaction(async (db) => {
      await note.queue(db, { word: 'never' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    await server.runJobs();
    expect(done).toEqual([]);
  });

  it('with one key are one job, the last', async () => {
    await note.queue(server.db, { word: 'first' }, { key: 'bell' });
    await note.queue(server.db, { word: 'last' }, { key: 'bell' });
    await server.runJobs();
    expect(done).toEqual(['last']);
  });

  it('wait for their time', async () => {
    await note.queue(server.db, { word: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) });
    await server.runJobs();
    expect(done).toEqual([]);
  });

  it('that fail are kept for another try', async () => {
    await fail.queue(server.db, {});
    await server.runJobs();
    expect(done).toEqual(['tried']);
    const [row] = await server.db('graphile_worker.jobs').where({ task_identifier: 'test.fail' });
    expect(row).toMatchObject({
      attempts: 1,
      max_attempts: 2,
      last_error: expect.stringContaining('failed on purpose'),
    });
  });
});

describe('jobs that know better', () => {
  const server = testPlaza({ slices: [slice], env: { LOG_LEVEL: 'silent' } });

  it('are not tried again when that would end the same way', async () => {
    await giveUp.queue(server.db, {});
    await server.runJobs();
    expect(done).toEqual(['tried']);
    expect(await server.db('graphile_worker.jobs')).toEqual([]);
  });

  it('that are urgent and did not go at once wait like the rest', async () => {
    await urgent.queue(server.db, { word: 'not now' });
    await server.runJobs();
    const [row] = await server.db('graphile_worker.jobs').where({ task_identifier: 'test.urgent' });
    expect(row).toMatchObject({ attempts: 1, priority: 0 });
    await server.db.raw('delete from graphile_worker._private_jobs');
  });

  it('go first when somebody waits for them, however much else is due', async () => {
    const words = Array.from({ length: 50 }, (_, at) => ({ word: `mail ${at}` }));
    await note.queueAll(server.db, words);
    await urgent.queue(server.db, { word: 'code' });
    await urgent.queueAll(server.db, [{ word: 'another code' }]);
    await server.runJobs();
    expect(done.slice(0, 2).toSorted()).toEqual(['another code', 'code']);
    expect(done).toHaveLength(52);
  });
});

describe('a job that does not end when its process does', () => {
  const server = testPlaza();

  it('is let go, and keeps nobody from closing', async () => {
    let begin: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    let end: () => void = () => undefined;
    const endless = defineJob({
      name: 'test.endless',
      payload: z.object({}),
      run: () => {
        begin();
        return new Promise<void>((resolve) => (end = resolve));
      },
    });
    const { config, log } = server.plaza;
    const pool = openJobPool(config.databaseUrl ?? '', { log, closing: new AbortController().signal });
    // One hand, which is busy: another may be asking for work at this very moment, and would get it once more.
    const runner = runJobs([endless], pool, server.plaza, { lastMs: 0, hands: 1 });
    await endless.queue(server.db, {});
    await hasBegun;
    await runner.stop();
    expect(await server.db('graphile_worker._private_jobs').select('attempts', 'locked_by')).toEqual([
      { attempts: 1, locked_by: null },
    ]);
    end();
    await pool.end();
  });
});

describe('the job runner', () => {
  const server = testPlaza({ slices: [slice], jobs: 'running' });

  it('picks up what is queued by itself', async () => {
    await note.queue(server.db, { word: 'at once' });
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(done).toEqual(['at once']);
  });

  it('has a hand left for what somebody waits for, however many jobs take their time', async () => {
    const begun = () => done.filter((word) => word === 'begun').length;
    await long.queueAll(
      server.db,
      Array.from({ length: 8 }, () => ({})),
    );
    while (begun() < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    await urgent.queue(server.db, { word: 'code' });
    while (!done.includes('code')) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(begun()).toBe(4);
    letGo();
    while (begun() < 8) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('gives a connection back once, also when its end and its listener both do', async () => {
    const { config, log } = server.plaza;
    const pool = openJobPool(config.databaseUrl ?? '', { log, closing: new AbortController().signal });
    await new Promise<void>((resolve) =>
      pool.connect((_error, _client, release) => {
        release();
        expect(() => release()).not.toThrow();
        resolve();
      }),
    );
    await pool.end();
  });
});
