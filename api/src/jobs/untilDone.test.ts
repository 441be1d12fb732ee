import { sweepDemoJob } from '../auth/demo/mintDemoPerson.ts';
import { sweepBlobJob } from '../chat/blobs/messageBlobs.ts';
import { expireJob } from '../chat/expireJob.ts';
import { forgetDigestsJob } from '../chat/forgetDigestsJob.ts';
import { purgePostJob } from '../feed/deletePost.ts';
import { forgetOldKeysJob } from '../keys/forgetOldKeysJob.ts';
import { removeFilesJob } from '../media/removeFilesJob.ts';
import { sweepMediaJob } from '../media/sweepMediaJob.ts';
import { endBlockJob } from '../monitor/blockForATime.ts';
import { sweepDeviceJob } from '../push/devices/sweepDeviceJob.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const id = 'e0a7a7c2-5a6b-4a38-9d1e-7d5f0c1b2a3c';

/** What takes away what somebody deleted, or lets them in again. No other work comes back for it. */
const jobs = [
  { job: sweepMediaJob, payload: { id } },
  { job: removeFilesJob, payload: { keys: [] } },
  { job: sweepBlobJob, payload: { id } },
  { job: purgePostJob, payload: { postId: '1' } },
  { job: expireJob, payload: {} },
  { job: forgetDigestsJob, payload: {} },
  { job: forgetOldKeysJob, payload: { userId: '1', before: 2 } },
  { job: endBlockJob, payload: { userId: '1' } },
  { job: sweepDemoJob, payload: {} },
  { job: sweepDeviceJob, payload: { id: '1' } },
];
/** Over days of trouble. */
const TRIES = 40;

it('what must be done in the end is tried until it is', async () => {
  const runs = jobs.map(({ job }) => ({
    name: job.name,
    run: jest.spyOn(job, 'run').mockRejectedValue(new Error('the store is away')),
  }));
  // Each with its own, as they stand above.
  for (const { job, payload } of jobs) await job.queue(server.db, payload as never);
  for (let tried = 0; tried < TRIES; tried += 1) await server.runAllJobs();
  const counts = () => runs.map(({ name, run }) => [name, run.mock.calls.length]);
  expect(counts()).toEqual(jobs.map(({ job }) => [job.name, TRIES]));
  for (const { run } of runs) run.mockResolvedValue();
  await server.runAllJobs();
  await server.runAllJobs();
  expect(counts()).toEqual(jobs.map(({ job }) => [job.name, TRIES + 1]));
});
