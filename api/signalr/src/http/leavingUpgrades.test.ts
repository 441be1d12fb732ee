import { once } from 'node:events';
import { type Server } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { stranger } from '../caller.ts';
import { hubFor } from '../hub/hubFor.ts';
import { connect, serve } from '../testing/serve.ts';
import { signal } from '../testing/signals.ts';

const { hub, method } = hubFor<Record<never, never>>();
const tiny = hub({ methods: { ping: method([], () => 'pong') } });

/** Asks for a WebSocket by hand. Answers both ends, and when the one of the server is gone. */
async function ask(server: Server, origin: string, path: string, headers: readonly string[] = []) {
  const { hostname, port } = new URL(origin);
  const arriving = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const client = createConnection({ port: Number(port), host: hostname, allowHalfOpen: true });
  client.on('error', () => undefined);
  client.write(
    [
      `GET ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
      '\r\n',
    ].join('\r\n'),
  );
  const socket = await arriving;
  // Not `once` of events: that would listen for its errors too, and nobody else does.
  const isGone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { client, isGone };
}

test('who breaks off while it is found out who they are hurts nobody', async () => {
  const asked = signal();
  const answer = signal();
  const { origin, url, server } = await serve(tiny, {
    async authenticate({ request }) {
      if (request.headers['x-slow'] === undefined) return stranger;
      asked.fire();
      await answer.promise;
      return stranger;
    },
  });
  const { client, isGone } = await ask(server, origin, '/hub', ['X-Slow: yes']);
  await asked.promise;
  client.resetAndDestroy();
  await isGone;
  answer.fire();
  expect(await (await connect(url)).invoke('ping')).toBe('pong');
});

const refusals: [string, string][] = [
  ['there is no hub', '/elsewhere'],
  ['there is no such connection', '/hub?id=nobody'],
];

test.each(refusals)('who breaks off when they hear that %s hurts nobody', async (_why, path) => {
  const { origin, url, server } = await serve(tiny);
  const { client, isGone } = await ask(server, origin, path);
  await once(client, 'data');
  client.resetAndDestroy();
  await isGone;
  expect(await (await connect(url)).invoke('ping')).toBe('pong');
});

test.each(refusals)('who hears that %s, and goes on talking, keeps no socket', async (_why, path) => {
  const { origin, server } = await serve(tiny);
  const { client, isGone } = await ask(server, origin, path);
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 404/);
  client.write('and still here');
  await isGone;
});
