import { once } from 'node:events';
import { createConnection } from 'node:net';
import { hubFor } from '../hub/hubFor.ts';
import { handshake, negotiate, rawSocket, refusedUpgrade, RS } from '../testing/rawSocket.ts';
import { connect, serve } from '../testing/serve.ts';
import { everySocket } from '../testing/ways.ts';

const { hub, method } = hubFor<{ posted(text: string): void }>();
const tiny = hub({ methods: { ping: method([], () => 'pong') } });

test.each(everySocket)('the negotiation can be skipped over $way', async (way) => {
  const { url } = await serve(tiny);
  const client = await connect(url, way, { skipNegotiation: true });
  expect(client.connectionId).toBeNull();
  expect(await client.invoke('ping')).toBe('pong');
});

test('data may stand right behind the handshake, and a handshake may come in pieces', async () => {
  const { url } = await serve(tiny);
  const call = `{"type":1,"invocationId":"1","target":"ping","arguments":[]}${RS}`;
  const joined = await rawSocket(url);
  joined.say(handshake() + call);
  expect(await joined.frames.first(2)).toEqual([
    `{}${RS}`,
    `{"type":3,"invocationId":"1","result":"pong"}${RS}`,
  ]);
  const split = await rawSocket(url);
  split.say(handshake().slice(0, 10));
  split.say(handshake().slice(10) + call);
  expect(await split.frames.first(2)).toHaveLength(2);
});

test('who names what no server can have given out is unknown at once, and not remembered', async () => {
  const { url } = await serve(tiny);
  expect(await refusedUpgrade(`${url}?id=${'x'.repeat(12_000)}.y`)).toBe(404);
});

test('a second socket for a live connection is refused, unless it may return', async () => {
  const { url } = await serve(tiny);
  const { connectionToken } = await negotiate(url);
  const first = await rawSocket(`${url}?id=${connectionToken}`);
  first.say(handshake());
  await first.frames.first(1);
  expect(await refusedUpgrade(`${url}?id=${connectionToken}`)).toBe(409);
});

test('an unknown id, a foreign page, a stranger and another path are refused before the upgrade', async () => {
  const { url } = await serve(tiny);
  expect(await refusedUpgrade(`${url}?id=nobody`)).toBe(404);
  expect(await refusedUpgrade(url, { Origin: 'https://evil.example' })).toBe(403);
  expect(await refusedUpgrade(`${url}/negotiate`)).toBe(405);
  const locked = await serve(tiny, {
    authenticate: ({ token }) => (token === 'key' ? { userId: 'amber' } : null),
  });
  expect(await refusedUpgrade(locked.url)).toBe(401);
  const open = await rawSocket(`${locked.url}?access_token=key`);
  open.socket.close();
  expect(await open.closed).toBe(1000);
});

test('a token in the header wins over one in the query', async () => {
  const tokens: (string | null)[] = [];
  const { url } = await serve(tiny, {
    authenticate: ({ token }) => {
      tokens.push(token);
      return { userId: token };
    },
  });
  await fetch(`${url}/negotiate?access_token=query`, {
    method: 'POST',
    headers: { Authorization: 'Bearer header' },
  });
  await fetch(`${url}/negotiate?access_token=query`, { method: 'POST' });
  expect(tokens).toEqual(['header', 'query']);
});

test('a socket of someone else’s connection is refused', async () => {
  const { url } = await serve(tiny, { authenticate: ({ token }) => ({ userId: token ?? 'amber' }) });
  const { connectionToken } = await negotiate(url);
  expect(await refusedUpgrade(`${url}?id=${connectionToken}&access_token=basil`)).toBe(403);
});

test.each(['//', 'http://[', '*', 'http://evil.example/elsewhere'])(
  'the odd target %s hurts nobody',
  async (target) => {
    const { origin, url } = await serve(tiny, {
      others: (_request, response) => void response.writeHead(404).end(),
    });
    const { hostname, port } = new URL(origin);
    const wire = createConnection(Number(port), hostname);
    wire.write(`OPTIONS ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [answer] = await once(wire, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 4/);
    expect(await (await connect(url)).invoke('ping')).toBe('pong');
  },
);

test('neither access tokens nor connection tokens are logged', async () => {
  const lines: string[] = [];
  const { url } = await serve(tiny, {
    log: (entry) => void lines.push(JSON.stringify(entry)),
    authenticate: ({ token }) => {
      if (token === 'broken-secret') throw new Error('The key store is away.');
      return { userId: token };
    },
  });
  expect((await fetch(`${url}/negotiate?access_token=broken-secret`, { method: 'POST' })).status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain('broken-secret');
});
