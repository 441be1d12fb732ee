import { get } from 'node:http';
import { hubFor } from '../hub/hubFor.ts';
import { serve } from '../testing/serve.ts';

const { hub, method } = hubFor<Record<never, never>>();
const empty = hub({ methods: { ping: method([], () => 'pong') } });

const post = async (
  url: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await fetch(url, { method: 'POST', ...init });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
};

test('version 1 keeps the token apart from the public id', async () => {
  const { url } = await serve(empty);
  const { status, body } = await post(`${url}/negotiate?negotiateVersion=1`);
  expect(status).toBe(200);
  expect(body).toEqual({
    negotiateVersion: 1,
    connectionId: expect.any(String),
    connectionToken: expect.any(String),
    availableTransports: [
      { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
      { transport: 'ServerSentEvents', transferFormats: ['Text'] },
      { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
    ],
  });
  expect(body['connectionToken']).not.toBe(body['connectionId']);
});

test('version 0 has the id only', async () => {
  const { url } = await serve(empty);
  const { body } = await post(`${url}/negotiate`);
  expect(body).toMatchObject({ negotiateVersion: 0, connectionId: expect.any(String) });
  expect(body).not.toHaveProperty('connectionToken');
  const opened = await fetch(`${url}?id=${String(body['connectionId'])}`);
  expect([opened.status, await opened.text()]).toEqual([200, '']);
});

test('a higher version is answered with the one that is spoken here', async () => {
  const { url } = await serve(empty);
  expect((await post(`${url}/negotiate?negotiateVersion=7`)).body).toMatchObject({ negotiateVersion: 1 });
});

test.each(['one', '-1', '1.5', ''])('version %p is refused in words', async (version) => {
  const { url } = await serve(empty);
  const { status, body } = await post(`${url}/negotiate?negotiateVersion=${version}`);
  expect([status, body]).toEqual([200, { error: 'The client requested an invalid protocol version.' }]);
});

test('stateful reconnect is promised only to those who ask', async () => {
  const { url } = await serve(empty);
  const asking = `${url}/negotiate?negotiateVersion=1&useStatefulReconnect=true`;
  expect((await post(asking)).body).toMatchObject({ useStatefulReconnect: true });
  expect((await post(`${url}/negotiate?negotiateVersion=1`)).body).not.toHaveProperty('useStatefulReconnect');
});

test('stateful reconnect can be switched off', async () => {
  const { url } = await serve(empty, { statefulReconnect: false });
  const { body } = await post(`${url}/negotiate?negotiateVersion=1&useStatefulReconnect=true`);
  expect(body).not.toHaveProperty('useStatefulReconnect');
});

test('only POST negotiates', async () => {
  const { url } = await serve(empty);
  expect((await post(`${url}/negotiate`, { method: 'PUT' })).status).toBe(405);
  expect((await fetch(`${url}/negotiate`)).status).toBe(405);
});

test('a transport that is off is not offered and not served', async () => {
  const { url } = await serve(empty, { transports: ['WebSockets'] });
  const { body } = await post(`${url}/negotiate?negotiateVersion=1`);
  expect(body['availableTransports']).toEqual([
    { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  ]);
  expect((await fetch(`${url}?id=${String(body['connectionToken'])}`)).status).toBe(404);
});

test('nobody without access negotiates', async () => {
  const { url } = await serve(empty, { authenticate: () => null });
  expect((await post(`${url}/negotiate?negotiateVersion=1`)).status).toBe(401);
});

test('pages of other hosts may not, unless they are named', async () => {
  const { url, origin } = await serve(empty);
  const from = (page: string): RequestInit => ({ headers: { Origin: page } });
  expect((await post(`${url}/negotiate`, from('https://evil.example'))).status).toBe(403);
  expect((await post(`${url}/negotiate`, from(origin))).status).toBe(200);
  const named = await serve(empty, { origins: ['https://plaza.example'] });
  const answer = await fetch(`${named.url}/negotiate`, {
    method: 'POST',
    headers: { Origin: 'https://plaza.example' },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://plaza.example');
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  const preflight = await fetch(`${named.url}/negotiate`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://plaza.example', 'Access-Control-Request-Headers': 'x-signalr-user-agent' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-signalr-user-agent');
});

test('so many connections and no more', async () => {
  const { url } = await serve(empty, { maxConnections: 1 });
  expect((await post(`${url}/negotiate`)).status).toBe(200);
  expect((await post(`${url}/negotiate`)).status).toBe(503);
});

test('so many connections of one user and no more', async () => {
  const { url, clock } = await serve(empty, {
    maxConnectionsPerUser: 2,
    authenticate: ({ token }) => ({ userId: token }),
  });
  const as = (user: string): Promise<{ status: number }> =>
    post(`${url}/negotiate`, { headers: { Authorization: `Bearer ${user}` } });
  expect([(await as('amber')).status, (await as('amber')).status, (await as('amber')).status]).toEqual([
    200, 200, 429,
  ]);
  expect((await as('basil')).status).toBe(200);
  // Those that never connect do not count for ever.
  clock.advance(17_000);
  expect((await as('amber')).status).toBe(200);
});

test('other paths go where they went before', async () => {
  const { origin, server } = await serve(empty, {
    others: (_request, response) => void response.end('the page'),
  });
  expect(await (await fetch(`${origin}/hubbub`)).text()).toBe('the page');
  expect(await (await fetch(`${origin}/hub/else`)).text()).toBe('the page');
  const refused = await new Promise<number | undefined>((resolve) => {
    get(`${origin}/sockets`, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } }, (response) => {
      resolve(response.statusCode);
      response.resume();
    });
  });
  expect(refused).toBe(404);
  expect(server.listenerCount('request')).toBe(1);
});
