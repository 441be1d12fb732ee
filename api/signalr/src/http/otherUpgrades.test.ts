import { type RequestListener } from 'node:http';
import { connect as connectTo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { hubFor } from '../hub/hubFor.ts';
import { serve } from '../testing/serve.ts';
import { signal } from '../testing/signals.ts';

const tiny = hubFor<Record<never, never>>().hub({ methods: {} });

/** Says back what it was asked, and what came with it. */
const echo: RequestListener = async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  const { upgrade = 'none', connection = 'none', 'http2-settings': settings = 'none' } = request.headers;
  response.end(
    `${request.method} ${request.url} ${body} upgrade=${upgrade} ${connection} ${String(settings)}`,
  );
};

function* slices(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += 64 * 1024) yield text.slice(at, at + 64 * 1024);
}

/** Everything a server says to these bytes until it hangs up. */
function say(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const client = connectTo(Number(port), hostname, () => client.write(bytes));
    let heard = '';
    client.setEncoding('utf8').on('data', (chunk) => (heard += String(chunk)));
    client.on('close', () => resolve(heard));
    client.on('error', reject);
  });
}

const asking = (first: string, more = '') =>
  `${first} HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n${more}`;

test('who offers another protocol beside a plain request is answered as if they had not', async () => {
  const { origin } = await serve(tiny, { others: echo });
  const heard = await say(origin, asking('GET /page', 'Connection: Upgrade, HTTP2-Settings, close\r\n\r\n'));
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard).toContain('GET /page  upgrade=none close none');
});

test('what such a request brings comes whole, and the connection goes on', async () => {
  const { origin } = await serve(tiny, { others: echo });
  const body = 'ü'.repeat(100_000);
  const offer = `Connection: Upgrade, HTTP2-Settings\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const next = 'GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const heard = await say(origin, asking('POST /form', offer) + asking('POST /form', offer) + next);
  expect(heard.split('HTTP/1.1 200').length - 1).toBe(3);
  expect(heard.split(`POST /form ${body} `).length - 1).toBe(2);
  expect(heard).toContain('GET /next');
});

test('the hub itself answers such a request too', async () => {
  const { origin } = await serve(tiny);
  const offer = 'Connection: Upgrade, HTTP2-Settings, close\r\nContent-Length: 0\r\n\r\n';
  expect(await say(origin, asking('POST /hub/negotiate?negotiateVersion=1', offer))).toContain(
    'connectionToken',
  );
});

test('who breaks off before they are answered hurts nobody', async () => {
  const asked = signal<Socket>();
  const { origin } = await serve(tiny, { others: ({ socket }) => asked.fire(socket) });
  const { hostname, port } = new URL(origin);
  const client = connectTo(Number(port), hostname);
  client.on('error', () => undefined);
  client.write(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n${asking('GET /page', 'Connection: Upgrade\r\n\r\n')}`);
  const socket = await asked.promise;
  const isGone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  client.resetAndDestroy();
  await isGone;
});

test('a request whose last headers are lost is refused, and what it brings is no request', async () => {
  const { origin } = await serve(tiny, { others: echo });
  const inner = 'GET /inner HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const lost = `Connection: Upgrade\r\n${'a: b\r\n'.repeat(1_100)}Content-Length: ${inner.length}\r\n\r\n${inner}`;
  const heard = await say(origin, asking('POST /form', lost));
  expect(heard).toContain(' 431 ');
  expect(heard).not.toContain('/inner');
});

test('a long answer goes on while such a request waits behind it', async () => {
  const long = 'x'.repeat(8 * 1024 ** 2);
  const { origin } = await serve(tiny, {
    others: (request, response) => {
      if (request.url === '/long') Readable.from(slices(long)).pipe(response);
      else echo(request, response);
    },
  });
  const heard = await say(
    origin,
    `GET /long HTTP/1.1\r\nHost: x\r\n\r\n${asking('GET /page', 'Connection: Upgrade, close\r\n\r\n')}`,
  );
  expect(heard.length).toBeGreaterThan(long.length);
  expect(heard).toContain('GET /page');
});

test('a connection that offers it with each request is not burdened with each', async () => {
  const listeners: number[] = [];
  const { origin } = await serve(tiny, {
    others: ({ socket }, response) => {
      listeners.push(socket.listenerCount('error'));
      response.end();
    },
  });
  const offer = asking('GET /page', 'Connection: Upgrade\r\n\r\n');
  await say(origin, offer.repeat(12) + asking('GET /page', 'Connection: Upgrade, close\r\n\r\n'));
  expect(listeners).toHaveLength(13);
  expect(listeners.at(-1)).toBe(listeners[1]);
});

test('who listens for upgrades of their own gets those of other protocols', async () => {
  const { origin, server } = await serve(tiny);
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  expect(await say(origin, asking('GET /page', 'Connection: Upgrade\r\n\r\n'))).toContain('101');
});
