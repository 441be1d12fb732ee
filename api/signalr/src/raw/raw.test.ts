import { type IncomingMessage, request as httpRequest } from 'node:http';
import { HttpTransportType, type IHttpConnectionOptions, LogLevel, TransferFormat } from '@microsoft/signalr';
import type { HttpConnection as StockConnection } from '@microsoft/signalr/dist/esm/HttpConnection.js';
import { handshake, negotiate, rawSocket, refusedUpgrade } from '../testing/rawSocket.ts';
import { defaultSettings } from '../settings.ts';
import { stranger } from '../caller.ts';
import { closeAfterTest, connect, serveRaw } from '../testing/serve.ts';
import { Heard, signal } from '../testing/signals.ts';
import { TestClock } from '../testing/TestClock.ts';
import { TestTransport } from '../testing/TestTransport.ts';
import { webSocketsJson } from '../testing/ways.ts';
import { hubFor } from '../hub/hubFor.ts';
import { type RawConnection, type RawHandler } from './RawConnection.ts';
import { RawHost } from './RawHost.ts';

/** What stands below the hubs of the stock client; it is not among its exports. */
const { HttpConnection } = jest.requireActual<{ HttpConnection: typeof StockConnection }>(
  '@microsoft/signalr/dist/cjs/HttpConnection.js',
);
const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType;

const echo: RawHandler = async (connection) => {
  for await (const bytes of connection) await connection.send(bytes);
};
const echoBytes: RawHandler = (connection) => {
  connection.format = 'binary';
  return echo(connection);
};

interface Client {
  readonly connection: StockConnection;
  readonly heard: Heard<string | ArrayBuffer>;
  readonly closed: Promise<Error | undefined>;
}

async function open(
  url: string,
  transport: HttpTransportType,
  { format = TransferFormat.Text, ...options }: IHttpConnectionOptions & { format?: TransferFormat } = {},
): Promise<Client> {
  const connection = new HttpConnection(url, { transport, logger: LogLevel.None, ...options });
  const heard = new Heard<string | ArrayBuffer>();
  connection.onreceive = heard.add;
  const closed = new Promise<Error | undefined>((resolve) => {
    connection.onclose = resolve;
  });
  closeAfterTest(async () => connection.stop(undefined));
  await connection.start(format);
  return { connection, heard, closed };
}

const textOf = (all: readonly (string | ArrayBuffer)[]): string =>
  all.map((one) => (typeof one === 'string' ? one : Buffer.from(one).toString('utf8'))).join('');

/** Who is here, as soon as somebody is. */
function reception() {
  const here = new Heard<RawConnection>();
  const handler: RawHandler = (connection) => {
    here.add(connection);
    return new Promise((resolve) => connection.signal.addEventListener('abort', () => resolve()));
  };
  return { here, handler };
}

describe.each([
  ['WebSockets', WebSockets],
  ['ServerSentEvents', ServerSentEvents],
  ['LongPolling', LongPolling],
])('the stock client’s plain connection over %s', (name, transport) => {
  test('hears what it says, lines and all', async () => {
    const { url, connections } = await serveRaw(echo);
    const { connection, heard } = await open(url, transport);
    await connection.send('Good evening\nGrüße, 你好\n\nend');
    expect(await heard.first(1)).toEqual(['Good evening\nGrüße, 你好\n\nend']);
    expect(connections.all().map((one) => one.transport)).toEqual([name]);
  });

  test('is told when its handler is done, after all that was said', async () => {
    const { url, connections } = await serveRaw(async (connection) => {
      await connection.send('one moment');
      for await (const bytes of connection) {
        await connection.send(`${bytes.toString('utf8')}, goodbye`);
        return;
      }
    });
    const { connection, heard, closed } = await open(url, transport);
    await connection.send('thanks');
    expect(await closed).toBeUndefined();
    expect(textOf(heard.all)).toBe('one momentthanks, goodbye');
    expect(connections.connectionCount).toBe(0);
  });

  test('that leaves ends the reading of its handler, and what it had said is read', async () => {
    const mayRead = signal();
    const read = new Heard<string>();
    const over = signal<boolean>();
    const { url } = await serveRaw(async (connection) => {
      await mayRead.promise;
      for await (const bytes of connection) read.add(bytes.toString('utf8'));
      over.fire(connection.signal.aborted && !(await connection.send('too late')));
    });
    const { connection } = await open(url, transport);
    await connection.send('last words');
    await connection.stop(undefined);
    mayRead.fire();
    expect(await over.promise).toBe(true);
    expect(read.all).toEqual(['last words']);
  });

  test('is served the same names, limits and headers as a hub’s', async () => {
    const { here, handler } = reception();
    const { url, connections } = await serveRaw(handler, {
      authenticate: ({ token }) => (token === null ? null : { userId: token }),
      requestHeaders: ['x-community'],
      maxConnectionsPerUser: 1,
    });
    await expect(open(url, transport)).rejects.toThrow('401');
    const options = { accessTokenFactory: () => 'amber', headers: { 'x-community': 'lanterns' } };
    const { connection } = await open(url, transport, options);
    const [one] = await here.first(1);
    expect(one?.id).toBe(connection.connectionId);
    expect(one?.caller.userId).toBe('amber');
    expect(one?.request).toEqual({
      address: expect.stringContaining('127.0.0.1'),
      headers: { 'x-community': 'lanterns' },
    });
    await expect(open(url, transport, options)).rejects.toThrow('429');
    expect(connections.connectionCount).toBe(1);
  });

  test('is sent away when the server closes', async () => {
    const { url, signalr } = await serveRaw(echo);
    const { connection, heard, closed } = await open(url, transport);
    await connection.send('here');
    await heard.first(1);
    await signalr.close({ graceMs: 0 });
    expect(await closed).toBeUndefined();
    await expect(open(url, transport)).rejects.toThrow('503');
  });
});

test.each([
  ['WebSockets', WebSockets],
  ['LongPolling', LongPolling],
])('every byte comes back over %s', async (_, transport) => {
  const { url } = await serveRaw(echoBytes);
  const { connection, heard } = await open(url, transport, { format: TransferFormat.Binary });
  const bytes = Uint8Array.from({ length: 256 }, (_value, index) => index);
  await connection.send(bytes.buffer);
  const [back] = await heard.first(1);
  expect(back).toBeInstanceOf(ArrayBuffer);
  expect(Buffer.from(back as ArrayBuffer)).toEqual(Buffer.from(bytes));
});

test('the stock client takes another way where sockets are off, and none where it wants bytes and there is text', async () => {
  const { url, connections } = await serveRaw(echo, { transports: ['ServerSentEvents'] });
  await open(url, WebSockets | ServerSentEvents | LongPolling);
  expect(connections.all().map(({ transport }) => transport)).toEqual(['ServerSentEvents']);
  await expect(open(url, WebSockets | ServerSentEvents, { format: TransferFormat.Binary })).rejects.toThrow(
    /Unable to connect/,
  );
});

test('a socket needs no negotiation, and no handshake', async () => {
  const { url, origin } = await serveRaw(echoBytes);
  const { say, frames, socket, closed } = await rawSocket(url);
  say('as it is');
  expect(await frames.first(1)).toEqual(['as it is']);
  socket.close();
  expect(await closed).toBe(1000);
  expect(await refusedUpgrade(`${origin}/echo/negotiate`)).toBe(405);
});

test('a handler that fails ends its connection and no other', async () => {
  const { url, connections } = await serveRaw(async (connection) => {
    for await (const bytes of connection) {
      if (bytes.toString('utf8') === 'fall') throw new Error('It fell.');
      await connection.send(bytes);
    }
  });
  const [one, other] = [await rawSocket(url), await rawSocket(url)];
  one.say('fall');
  await one.closed;
  other.say('still here');
  expect(await other.frames.first(1)).toEqual(['still here']);
  expect(connections.connectionCount).toBe(1);
});

test('a client that says more than its handler reads is made to wait, and loses nothing', async () => {
  const PIECE = 16 * 1024;
  const PIECES = 400;
  const mayRead = signal();
  const done = signal<number>();
  const { url, connections } = await serveRaw(async (connection) => {
    await mayRead.promise;
    let count = 0;
    for await (const bytes of connection) {
      expect(bytes.every((byte) => byte === 7)).toBe(true);
      count += bytes.length;
    }
    done.fire(count);
  });
  const { socket, say, closed } = await rawSocket(url);
  for (let piece = 0; piece < PIECES; piece += 1) say(new Uint8Array(PIECE).fill(7));
  socket.close();
  expect(connections.connectionCount).toBe(1);
  mayRead.fire();
  expect(await done.promise).toBe(PIECE * PIECES);
  expect(await closed).toBe(1000);
});

test('the transport is paused above the bound, and resumed when half of it is read', async () => {
  const settings = { ...defaultSettings, maxMessageBytes: 10 };
  const host = new RawHost('/echo', reception().handler, settings, new TestClock());
  const connection = host.createConnection({ id: 'a', token: 'b', caller: stranger, mayReturn: false });
  const transport = new TestTransport();
  connection.attach(transport);
  const reader = connection[Symbol.asyncIterator]();
  connection.received(transport, Buffer.from('12345678'));
  expect(transport.isPaused).toBe(false);
  connection.received(transport, Buffer.from('9012'));
  expect(transport.isPaused).toBe(true);
  expect((await reader.next()).value?.toString('utf8')).toBe('12345678');
  expect(transport.isPaused).toBe(false);
  connection.close();
  expect((await reader.next()).value?.toString('utf8')).toBe('9012');
  expect(await reader.next()).toEqual({ done: true, value: undefined });
  await host.settled();
});

test('a post is answered when its handler has caught up', async () => {
  const { here, handler } = reception();
  const { url } = await serveRaw(handler, { maxMessageBytes: 10 });
  const { connectionToken } = await negotiate(url);
  await (await fetch(`${url}?id=${connectionToken}`)).text();
  const [one] = await here.first(1);
  const order: string[] = [];
  const posted = fetch(`${url}?id=${connectionToken}`, {
    method: 'POST',
    body: 'more than ten letters',
  }).then(({ status }) => order.push(`answered ${status}`));
  const reader = one?.[Symbol.asyncIterator]();
  // As long as nobody reads, others are answered and this one is not.
  for (let turn = 0; turn < 5; turn += 1) await negotiate(url);
  order.push('others answered');
  order.push(String((await reader?.next())?.value));
  await posted;
  expect(order).toEqual(['others answered', 'more than ten letters', 'answered 200']);
});

test('whoever sends waits for a client that does not read, and one far behind is closed', async () => {
  const MEGABYTE = new Uint8Array(1024 * 1024);
  const { here, handler } = reception();
  const { url } = await serveRaw(handler, { pressureBytes: 1000, overflowBytes: 20 * 1024 * 1024 });
  const { connectionToken } = await negotiate(url);
  const reading = new Promise<IncomingMessage>((resolve) => {
    const request = httpRequest(
      `${url}?id=${connectionToken}`,
      { headers: { accept: 'text/event-stream' } },
      resolve,
    );
    request.on('error', () => undefined);
    request.end();
    closeAfterTest(async () => void request.destroy());
  });
  const stream = await reading;
  const [one] = await here.first(1);
  if (!one) throw new Error('Somebody is here.');
  let isThrough = false;
  const behind = one.send(Buffer.alloc(8 * 1024 * 1024, 'a')).then((isTaken) => {
    isThrough = true;
    return isTaken;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isThrough).toBe(false);
  stream.resume();
  expect(await behind).toBe(true);
  stream.pause();
  const all = await Promise.all(Array.from({ length: 30 }, () => one.send(MEGABYTE)));
  expect(all.at(-1)).toBe(false);
  expect(one.signal.aborted).toBe(true);
});

describe('time', () => {
  test('a socket that answers pings may be silent; one that does not is dead', async () => {
    const { here, handler } = reception();
    const { url, clock } = await serveRaw(handler, { keepAliveMs: 15_000, clientTimeoutMs: 30_000 });
    const { socket } = await rawSocket(url);
    const [one] = await here.first(1);
    const pings = new Heard<null>();
    socket.on('ping', () => pings.add(null));
    for (let turn = 1; turn <= 4; turn += 1) {
      clock.advance(15_000);
      await pings.first(turn);
      // What was answered before this is read before its echo.
      const heard = signal();
      socket.once('pong', () => heard.fire());
      socket.ping();
      await heard.promise;
    }
    expect(one?.signal.aborted).toBe(false);
    // It reads no more, and so answers nothing.
    socket.pause();
    clock.advance(31_000);
    await new Promise<void>((resolve) => one?.signal.addEventListener('abort', () => resolve()));
  });

  test('who negotiates and never comes is forgotten, and whose access ends is closed', async () => {
    const { url, clock, connections } = await serveRaw(echo, {
      authenticate: ({ token }) => ({ userId: token, expiresAt: Date.UTC(2030, 0, 1) + 60_000 }),
    });
    const { connectionToken } = await negotiate(url);
    clock.advance(16_000);
    expect((await fetch(`${url}?id=${connectionToken}`)).status).toBe(404);
    const { closed } = await rawSocket(url);
    expect(connections.connectionCount).toBe(1);
    clock.advance(16_000 + 60_000 + 31_000);
    expect([1000, 1006]).toContain(await closed);
  });
});

test('another’s connection is nobody’s, and a stateful return is not promised', async () => {
  const { url } = await serveRaw(echo, { authenticate: ({ token }) => (token ? { userId: token } : null) });
  const negotiated = await fetch(
    `${url}/negotiate?negotiateVersion=1&useStatefulReconnect=true&access_token=amber`,
    { method: 'POST' },
  );
  const answer = (await negotiated.json()) as { connectionToken: string; useStatefulReconnect?: boolean };
  expect(answer.useStatefulReconnect).toBeUndefined();
  const connection = `${url}?id=${answer.connectionToken}&access_token=`;
  const asked = await Promise.all([
    fetch(`${connection}basalt`),
    fetch(`${connection}basalt`, { method: 'POST', body: 'x' }),
    refusedUpgrade(`${connection}basalt`),
  ]);
  expect(asked.map((one) => (typeof one === 'object' ? one.status : one))).toEqual([403, 403, 403]);
});

test('a path is served once, and a hub stands beside raw connections', async () => {
  const { signalr, origin, url } = await serveRaw(echo);
  expect(() => signalr.mountRaw('/echo', echo)).toThrow("'/echo' is taken.");
  const { hub, method } = hubFor<object>();
  signalr.mount('/hub', hub({ methods: { ping: method([], () => 'pong') } }));
  expect(await (await connect(`${origin}/hub`, webSocketsJson)).invoke('ping')).toBe('pong');
  const raw = await rawSocket(url);
  raw.say(handshake());
  expect(await raw.frames.first(1)).toEqual([handshake()]);
});
