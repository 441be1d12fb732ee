import { z } from 'zod';
import type { Slice } from '../http/slice.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { defineJob } from './defineJob.ts';

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
const slice: Slice = (on) => {
  on.job(note);
  on.job(fail);
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

describe('the job runner', () => {
  const server = testPlaza({ slices: [slice], jobs: 'running' });

  it('picks up what is queued by itself', async () => {
    await note.queue(server.db, { word: 'at once' });
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(done).toEqual(['at once']);
  });
});
