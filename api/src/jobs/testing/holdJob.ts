import { z } from 'zod';
import { closeOnSignals } from '../../closeOnSignals.ts';
import { startPlaza } from '../../startPlaza.ts';
import { defineJob } from '../defineJob.ts';

// A process of Plaza that begins a job and never ends it, until somebody kills the process.
const hold = defineJob({
  name: 'test.hold',
  payload: z.object({}),
  run: () => new Promise(() => undefined),
});
const start = startPlaza({ slices: [(on) => on.job(hold)] });
closeOnSignals(start);
void start.then(({ port }) => process.stdout.write(`${port}\n`));
