import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createServer } from './createServer.ts';
import { drain } from './drain.ts';
import { takeTime } from './hurry.ts';
import { countUploads } from './uploads.ts';

const times = { hardMs: 60, silenceMs: 300, lookMs: 10 };

let server: Server;
let url = '';
beforeEach(async () => {
  server = createServer((asked, response) => {
    const { done } = takeTime(asked);
    let bytes = 0;
    asked.on('data', (chunk: Buffer) => (bytes += chunk.length));
    asked.on('end', () => {
      done();
      response.end(`${bytes} bytes`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Has sent its first byte, and the server knows of it. */
async function anUpload(): Promise<{ sent: ClientRequest; answer: Promise<string> }> {
  const before = countUploads(server);
  const sent = request(url, { method: 'POST' });
  const answer = new Promise<string>((resolve) => {
    sent.on('error', () => resolve('cut off'));
    sent.on('response', (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
  });
  sent.write('x');
  while (countUploads(server) === before) await setTimeout(1);
  return { sent, answer };
}

const visit = () =>
  fetch(url)
    .then(({ status }) => status)
    .catch(() => 'refused');

it('a server that ends lets an upload finish that moves, and nothing else', async () => {
  const [moving, stalled] = [await anUpload(), await anUpload()];
  const drained = drain(server, { uploadMs: 60_000, times });
  let isStalled = true;
  void stalled.answer.then(() => (isStalled = false));
  let bytes = 1;
  for (; isStalled; bytes += 1) {
    moving.sent.write('x');
    await setTimeout(5);
  }
  expect(await visit()).toBe('refused');
  moving.sent.end();
  expect([await moving.answer, await stalled.answer]).toEqual([`${bytes} bytes`, 'cut off']);
  await drained;
});

it('no longer than it was given', async () => {
  const { sent, answer } = await anUpload();
  const drained = drain(server, { uploadMs: 100, times });
  let isOver = false;
  void answer.then(() => (isOver = true));
  while (!isOver) {
    sent.write('x');
    await setTimeout(5);
  }
  expect(await answer).toBe('cut off');
  await drained;
});
