import { HttpTransportType, type IHubProtocol } from '@microsoft/signalr';
import { type AccessRequest, type Caller } from '../caller.ts';
import { hubFor } from '../hub/hubFor.ts';
import { handshake, negotiate, rawSocket, RS } from '../testing/rawSocket.ts';
import { connect, serve } from '../testing/serve.ts';
import { Heard, signal } from '../testing/signals.ts';
import { everySocket, everyWay, pollingMessagePack, webSocketsJson } from '../testing/ways.ts';
import { wires } from '../testing/wires.ts';

const { hub, method } = hubFor<{ posted(text: string): void }>();
const hall = hub({
  methods: {
    ping: method([], () => 'pong'),
    whoAmI: method([], ({ connection }) => connection.caller.userId),
    myId: method([], ({ connection }) => connection.id),
    how: method([], ({ connection }) => `${connection.transport}, ${connection.protocol}`),
  },
});

/** The token is the name. */
const byName = ({ token }: AccessRequest): Caller | null => (token === null ? null : { userId: token });

describe.each(everyWay)('the stock client over $way', (way) => {
  test('is known by the same id on both sides', async () => {
    const { url } = await serve(hall);
    const visitor = await connect(url, way);
    expect(await visitor.invoke('myId')).toBe(visitor.connectionId);
  });

  test('waits for a token that takes its time', async () => {
    const { url } = await serve(hall, { authenticate: byName });
    const visitor = await connect(url, way, {
      accessTokenFactory: () => new Promise((resolve) => setImmediate(() => resolve('amber'))),
    });
    expect(await visitor.invoke('whoAmI')).toBe('amber');
  });
});

// Over the other transports the stock client lets this error go unhandled for a moment, in which Node ends a process.
test.each(everySocket)('a protocol that is not spoken here is refused in words over $way', async (way) => {
  const { url, hub: mounted } = await serve(hall);
  const odd = way.protocol();
  const protocol: IHubProtocol = Object.assign(Object.create(odd), { name: 'xml' });
  await expect(connect(url, { ...way, protocol: () => protocol })).rejects.toThrow(
    "Requested protocol 'xml' is not available.",
  );
  expect(mounted.connectionCount).toBe(0);
});

test('a socket that asks for an unknown protocol is told and closed', async () => {
  const { url } = await serve(hall);
  const raw = await rawSocket(url);
  raw.say(handshake('xml'));
  expect(await raw.closed).toBe(1000);
  expect(raw.frames.all).toEqual([`{"error":"Requested protocol 'xml' is not available."}${RS}`]);
});

test('MessagePack over whatever is no socket goes by long polling: event streams are text', async () => {
  const { url } = await serve(hall);
  const { ServerSentEvents, LongPolling } = HttpTransportType;
  const visitor = await connect(url, pollingMessagePack, { transport: ServerSentEvents | LongPolling });
  expect(await visitor.invoke('how')).toBe('LongPolling, messagepack');
  const reader = await connect(url, webSocketsJson, { transport: ServerSentEvents | LongPolling });
  expect(await reader.invoke('how')).toBe('ServerSentEvents, json');
});

test('an error of negotiate ends the start, and so does a path with no hub', async () => {
  const { url, origin } = await serve(hall, {
    others: (_request, response) => void response.writeHead(404).end(),
  });
  await expect(connect(`${url}?negotiateVersion=one`)).rejects.toThrow(
    'The client requested an invalid protocol version.',
  );
  await expect(connect(`${origin}/elsewhere`)).rejects.toThrow('404');
});

test('a redirect may lead to another, and its token is the one that counts', async () => {
  const authenticate = byName;
  const last = await serve(hall, { authenticate });
  const middle = await serve(hall, {
    authenticate,
    redirect: () => ({ url: last.url, accessToken: 'second-ticket' }),
  });
  const start = await serve(hall, {
    authenticate,
    redirect: () => ({ url: middle.url, accessToken: 'ticket' }),
  });
  const visitor = await connect(start.url, webSocketsJson, { accessTokenFactory: () => 'amber' });
  expect(await visitor.invoke('whoAmI')).toBe('second-ticket');
  expect(await visitor.invoke('myId')).toBe(visitor.connectionId);
});

test.each(everySocket)('without negotiation over $way, one comes back as somebody new', async (way) => {
  const ids = new Heard<string>();
  const seen = hub({
    connected: ({ connection }) => ids.add(connection.id),
    methods: { ping: method([], () => 'pong') },
  });
  const served = await serve(seen);
  const { url } = served;
  const wire = wires(served);
  const visitor = await connect(url, way, { skipNegotiation: true, isStateful: true, retryDelays: [0, 0] });
  const back = signal();
  visitor.onreconnected(() => back.fire());
  wire.cut();
  await back.promise;
  expect(await visitor.invoke('ping')).toBe('pong');
  const [first, second] = await ids.first(2);
  expect(first).not.toBe(second);
});

describe('a token that has ended', () => {
  test('is refused at each request of a connection that lives', async () => {
    let isValid = true;
    const { url } = await serve(hall, { authenticate: () => (isValid ? { userId: 'amber' } : null) });
    const { connectionToken } = await negotiate(url);
    const connection = `${url}?id=${connectionToken}`;
    expect((await fetch(connection)).status).toBe(200);
    isValid = false;
    const asked = await Promise.all(
      ['GET', 'POST', 'DELETE'].map((verb) =>
        fetch(connection, { method: verb, ...(verb === 'POST' && { body: handshake() }) }),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

test('nobody posts to a socket', async () => {
  const { url } = await serve(hall);
  const { connectionToken } = await negotiate(url);
  const raw = await rawSocket(`${url}?id=${connectionToken}`);
  raw.say(handshake());
  await raw.frames.first(1);
  const posted = await fetch(`${url}?id=${connectionToken}`, { method: 'POST', body: `{"type":6}${RS}` });
  expect(posted.status).toBe(405);
});
