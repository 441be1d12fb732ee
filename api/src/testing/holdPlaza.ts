import { closeOnSignals } from '../closeOnSignals.ts';
import type { Slice } from '../http/slice.ts';
import { startPlaza } from '../startPlaza.ts';

// A server in a process of its own, with an address that takes its time and one that never ends.
const slow: Slice = (on, { closing }) => {
  on.outside('GET /test/slow', async (ctx) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    ctx.body = 'done';
  });
  on.outside('GET /test/stream', (ctx) => {
    ctx.respond = false;
    ctx.res.writeHead(200, { 'content-type': 'text/event-stream' });
    ctx.res.write('data: hello\n\n');
    closing.addEventListener('abort', () => ctx.res.end('data: bye\n\n'));
  });
};

const start = startPlaza({ slices: [slow] });
// On a starved machine everything takes longer, and is in order all the same.
closeOnSignals(start, 60_000);
void start.then(({ port }) => process.stdout.write(`${port}\n`));
