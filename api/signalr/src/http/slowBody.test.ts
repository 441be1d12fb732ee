import { once } from 'node:events';
import { type IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import { hubFor } from '../hub/hubFor.ts';
import { negotiate } from '../testing/rawSocket.ts';
import { closeAfterTest, serve, serveRaw } from '../testing/serve.ts';
import { signal } from '../testing/signals.ts';

const HALF_MINUTE = 30_000;
const tiny = hubFor<Record<never, never>>().hub({ methods: {} });

/** Begins a POST that announces more than it sends. */
function beginPost(url: string, sent: string, announced = 1_000_000) {
  const { hostname, port, pathname, search } = new URL(url);
  const client = createConnection({ port: Number(port), host: hostname, allowHalfOpen: true });
  client.on('error', () => undefined);
  closeAfterTest(async () => void client.destroy());
  client.write(
    `POST ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n${sent}`,
  );
  return client;
}

test.each([
  ['asks who it may be', '/negotiate', 200],
  ['speaks for nobody', '?id=nobody', 404],
])('who %s and never ends the request keeps no socket', async (_, path, status) => {
  const { url, clock, server } = await serve(tiny);
  // A client that sends a byte now and then is never taken for one that is only quiet.
  server.keepAliveTimeout = 0;
  const client = beginPost(`${url}${path}`, 'x');
  const isOver = once(client, 'end');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toContain(`HTTP/1.1 ${status}`);
  clock.advance(HALF_MINUTE);
  await isOver;
});

test('who posts too slowly is cut off', async () => {
  const heard = signal();
  const { url, clock } = await serveRaw(async (connection) => {
    for await (const bytes of connection) if (bytes.length > 0) heard.fire();
  });
  const token = await beginPolling(url);
  const client = beginPost(`${url}?id=${token}`, 'a word');
  await heard.promise;
  const isOver = once(client, 'close');
  client.end();
  clock.advance(HALF_MINUTE);
  await isOver;
});

test('who has sent all and is not read yet may wait', async () => {
  const came = signal();
  const goOn = signal();
  let count = 0;
  const { url, clock, signalr } = await serveRaw(
    async (connection) => {
      for await (const bytes of connection) {
        count += bytes.length;
        came.fire();
        await goOn.promise;
      }
    },
    { maxMessageBytes: 1_000, pollGapMs: 10 * HALF_MINUTE, clientTimeoutMs: 10 * HALF_MINUTE },
  );
  const token = await beginPolling(url);
  let request: IncomingMessage | undefined;
  const handle = signalr.handle.bind(signalr);
  signalr.handle = (asked, response) => handle((request = asked), response);
  const body = 'x'.repeat(400_000);
  const posting = fetch(`${url}?id=${token}`, { method: 'POST', body });
  await came.promise;
  while (!request?.readableLength) await new Promise((resolve) => setImmediate(resolve));
  clock.advance(2 * HALF_MINUTE);
  goOn.fire();
  expect((await posting).status).toBe(200);
  expect(count).toBe(body.length);
});

async function beginPolling(url: string): Promise<string> {
  const { connectionToken } = await negotiate(url);
  await fetch(`${url}?id=${connectionToken}`);
  return connectionToken;
}
