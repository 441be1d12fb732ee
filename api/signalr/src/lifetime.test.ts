import { z } from 'zod';
import { hubFor } from './hub/hubFor.ts';
import { HubError } from './HubError.ts';
import { handshake, negotiate, rawSocket, RS } from './testing/rawSocket.ts';
import { client, connect, serve } from './testing/serve.ts';
import { Heard, signal } from './testing/signals.ts';
import { everyWay, webSocketsJson } from './testing/ways.ts';

const { hub, method } = hubFor<{ posted(text: string): void }>();
const PING = `{"type":6}${RS}`;

function aDiary() {
  const diary = new Heard<string>();
  const definition = hub({
    connected: ({ clients }) => {
      diary.add('connected');
      clients.caller.send('posted', 'welcome');
    },
    disconnected: (_context, error) => diary.add(error ? `disconnected: ${error.message}` : 'disconnected'),
    methods: { ping: method([], () => 'pong') },
  });
  return { diary, definition };
}

describe.each(everyWay)('a connection over $way', (way) => {
  test('comes, is welcomed, and goes without an error', async () => {
    const { diary, definition } = aDiary();
    const { url } = await serve(definition);
    const heard = new Heard<string>();
    const visitor = await connect(url, way, { prepare: (connection) => connection.on('posted', heard.add) });
    expect(await heard.first(1)).toEqual(['welcome']);
    const closed = new Promise((resolve) => visitor.onclose(resolve));
    await visitor.stop();
    expect(await closed).toBeUndefined();
    expect(await diary.first(2)).toEqual(['connected', 'disconnected']);
  });

  test('is sent away to come back when the server goes', async () => {
    const { diary, definition } = aDiary();
    const { url, signalr } = await serve(definition);
    const visitor = await connect(url, way, { retryDelays: [60_000] });
    const reconnecting = new Promise((resolve) => visitor.onreconnecting(resolve));
    await signalr.close({ graceMs: 0 });
    await reconnecting;
    expect(visitor.state).toBe('Reconnecting');
    expect(await diary.first(2)).toEqual(['connected', 'disconnected']);
  });

  test('calls wait until the hub has welcomed the client', async () => {
    const door = signal();
    const order: string[] = [];
    const slow = hub({
      connected: async () => {
        await door.promise;
        order.push('connected');
      },
      methods: { ping: method([], () => void order.push('called')) },
    });
    const { url } = await serve(slow);
    const visitor = await connect(url, way);
    const called = visitor.invoke('ping');
    door.fire();
    await called;
    expect(order).toEqual(['connected', 'called']);
  });
});

test('a hub can refuse a connection in words, and never says goodbye to it', async () => {
  const goodbyes: string[] = [];
  const shut = hub({
    connected: () => {
      throw new HubError('Closed on Sundays.');
    },
    disconnected: () => void goodbyes.push('bye'),
    methods: {},
  });
  const { url } = await serve(shut, { detailedErrors: true });
  const visitor = client(url);
  const closed = new Promise<Error | undefined>((resolve) => visitor.onclose(resolve));
  // The httpError comes so soon that the stock client may take it for a failed start.
  const failed = visitor.start().then(
    () => closed,
    (error: Error) => error,
  );
  expect((await failed)?.message).toContain('HubException: Closed on Sundays.');
  expect(goodbyes).toEqual([]);
});

test('a lost socket is an error to the hub', async () => {
  const { diary, definition } = aDiary();
  const { url } = await serve(definition);
  const raw = await rawSocket(url);
  raw.say(handshake());
  await raw.frames.first(2);
  raw.socket.terminate();
  expect((await diary.first(2))[1]).toBe('disconnected: The WebSocket was closed with code 1006.');
});

describe('time', () => {
  const open = async (settings: object = {}) => {
    const { diary, definition } = aDiary();
    const served = await serve(definition, settings);
    const raw = await rawSocket(served.url);
    raw.say(handshake());
    await raw.frames.first(2);
    return { ...served, diary, raw };
  };

  test('a silent server pings', async () => {
    const { raw, clock } = await open();
    clock.advance(14_000);
    clock.advance(2_000);
    expect((await raw.frames.first(3))[2]).toBe(PING);
  });

  test('a server that has just posted something need not ping', async () => {
    const { raw, clock, hub: mounted } = await open();
    clock.advance(10_000);
    mounted.clients.all.send('posted', 'other');
    clock.advance(14_000);
    expect(await raw.frames.first(3)).not.toContain(PING);
    clock.advance(2_000);
    expect((await raw.frames.first(4))[3]).toBe(PING);
  });

  test('a client whose call takes long is not given up while it pings', async () => {
    const door = signal();
    const slow = hub({ methods: { work: method([], () => door.promise.then(() => 'done')) } });
    const { url, clock, hub: mounted } = await serve(slow);
    const raw = await rawSocket(url);
    raw.say(`${handshake()}{"type":1,"invocationId":"1","target":"work","arguments":[]}${RS}`);
    await raw.frames.first(1);
    for (let round = 0; round < 5; round++) {
      clock.advance(20_000);
      raw.say(PING);
      raw.socket.ping();
      await new Promise((resolve) => raw.socket.once('pong', resolve));
    }
    expect(mounted.connectionCount).toBe(1);
    door.fire();
    const answer = `{"type":3,"invocationId":"1","result":"done"}${RS}`;
    for (let count = 2; !raw.frames.all.includes(answer); count++) await raw.frames.first(count);
  });

  test('a silent client is given up', async () => {
    const { diary, clock } = await open();
    clock.advance(32_000);
    expect((await diary.first(2))[1]).toBe('disconnected: The client was silent for too long.');
  });

  test('a client that pings is not given up', async () => {
    const { raw, clock, hub: mounted } = await open();
    for (let round = 0; round < 5; round++) {
      clock.advance(20_000);
      raw.say(`{"type":1,"invocationId":"${round}","target":"ping","arguments":[]}${RS}`);
      // Its answer shows that the server has heard it.
      const mark = `"invocationId":"${round}"`;
      for (let count = 3; !raw.frames.all.some((frame) => frame.includes(mark)); count++) {
        await raw.frames.first(count);
      }
    }
    expect(mounted.connectionCount).toBe(1);
  });

  test('both times can be set', async () => {
    const { raw, diary, clock } = await open({ keepAliveMs: 120_000, clientTimeoutMs: 150_000 });
    clock.advance(119_000);
    expect(raw.frames.all).not.toContain(PING);
    clock.advance(2_000);
    expect((await raw.frames.first(3))[2]).toBe(PING);
    clock.advance(31_000);
    expect(await diary.first(2)).toHaveLength(2);
  });

  test('a handshake takes not longer than it may', async () => {
    const { url, clock } = await serve(aDiary().definition);
    const raw = await rawSocket(url);
    clock.advance(17_000);
    expect(await raw.closed).toBe(1000);
  });

  test('a negotiated connection that nobody takes up is forgotten, and not at once', async () => {
    const { url, clock } = await serve(aDiary().definition);
    const { connectionToken } = await negotiate(url);
    clock.advance(14_000);
    expect((await fetch(`${url}?id=${connectionToken}`)).status).toBe(200);
    const late = await negotiate(url);
    clock.advance(17_000);
    expect((await fetch(`${url}?id=${late.connectionToken}`)).status).toBe(404);
  });
});

describe('access that ends', () => {
  const minute = 60_000;
  const start = Date.UTC(2030, 0, 1);
  const authenticate = ({ token }: { token: string | null }) =>
    token?.startsWith('bad') ? null : { userId: 'amber', expiresAt: start + Number(token) * minute };
  const patient = { authenticate, clientTimeoutMs: 1e9 };

  test('ends the connection after a grace, with leave to come back', async () => {
    const { url, clock } = await serve(aDiary().definition, patient);
    const visitor = await connect(url, webSocketsJson, {
      accessTokenFactory: () => '1',
      retryDelays: [60_000],
    });
    const reconnecting = new Promise((resolve) => visitor.onreconnecting(resolve));
    clock.advance(80_000);
    expect(visitor.state).toBe('Connected');
    clock.advance(12_000);
    await reconnecting;
  });

  test('can be prolonged while the connection lives', async () => {
    const { url, clock, hub: mounted } = await serve(aDiary().definition, patient);
    const negotiated = await fetch(`${url}/negotiate?negotiateVersion=1&access_token=1`, { method: 'POST' });
    const { connectionToken, connectionId, tokenLifetimeSeconds } = (await negotiated.json()) as Record<
      string,
      string
    >;
    expect(tokenLifetimeSeconds).toBe(60);
    const raw = await rawSocket(`${url}?id=${connectionToken}&access_token=1`);
    raw.say(handshake());
    await raw.frames.first(2);
    const refresh = (id: string | undefined, token: string): Promise<Response> =>
      fetch(`${url}/refresh${id ? `?id=${id}` : ''}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      });
    const answer = await refresh(connectionToken, '10');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      connectionId,
      refreshedAt: '2030-01-01T00:00:00.000Z',
      tokenLifetimeSeconds: 600,
    });
    clock.advance(5 * minute);
    expect(mounted.connectionCount).toBe(1);
    const httpErrors = [
      await refresh(undefined, '10'),
      await refresh('nobody', '10'),
      await refresh(connectionToken, 'bad'),
    ];
    expect(await Promise.all(httpErrors.map(async (each) => [each.status, await each.json()]))).toEqual([
      [400, { error: 'missing_connection_token' }],
      [404, { error: 'connection_not_found' }],
      [401, { error: 'invalid_token' }],
    ]);
  });

  test.each([
    ['is refused by a hub that does not want the new caller', new HubError('Not you.'), 'Not you.'],
    ['comes back where the hub could not say', new Error('on fire'), undefined],
  ])('is over when it %s', async (_title, why, said) => {
    const { definition } = aDiary();
    const refreshed = () => Promise.reject(why);
    const { url } = await serve({ ...definition, refreshed }, patient);
    const negotiated = await fetch(`${url}/negotiate?negotiateVersion=1&access_token=1`, { method: 'POST' });
    const { connectionToken } = (await negotiated.json()) as Record<string, string>;
    const raw = await rawSocket(`${url}?id=${connectionToken}&access_token=1`);
    raw.say(handshake());
    await raw.frames.first(2);
    const answer = await fetch(`${url}/refresh?id=${connectionToken}&access_token=10`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'invalid_token' }]);
    const last = String((await raw.frames.first(3)).at(-1));
    expect(last).toContain(said ?? '"allowReconnect":true');
  });

  test('cannot be prolonged where that is switched off', async () => {
    const { url } = await serve(aDiary().definition, { ...patient, tokenRefresh: false });
    const answer = await fetch(`${url}/refresh?id=x`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'refresh_disabled' }]);
  });
});

describe('going away', () => {
  test('waits for calls that run, and takes no new clients', async () => {
    const door = signal();
    const begun = signal();
    const slow = hub({
      methods: {
        work: method([z.string()], async (_call, word) => {
          begun.fire();
          await door.promise;
          return word;
        }),
      },
    });
    const { url, signalr, clock } = await serve(slow);
    const visitor = await connect(url);
    const answer = visitor.invoke('work', 'done');
    await begun.promise;
    const closing = signalr.close();
    expect((await fetch(`${url}/negotiate`, { method: 'POST' })).status).toBe(503);
    door.fire();
    expect(await answer).toBe('done');
    clock.advance(1000);
    await closing;
  });
});

test('negotiate can send clients elsewhere', async () => {
  const there = await serve(aDiary().definition, { authenticate: ({ token }) => ({ userId: token }) });
  const here = await serve(aDiary().definition, {
    redirect: () => ({ url: there.url, accessToken: 'ticket' }),
  });
  const visitor = await connect(here.url, webSocketsJson, { accessTokenFactory: () => 'first' });
  expect(there.hub.connectionCount).toBe(1);
  expect(await visitor.invoke('ping')).toBe('pong');
});
