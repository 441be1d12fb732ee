import { type HubConnection } from '@microsoft/signalr';
import { z } from 'zod';
import { type HubConnection as ServerSide } from '../hub/Call.ts';
import { hubFor } from '../hub/hubFor.ts';
import { costOf } from '../testing/costOf.ts';
import { handshake, negotiate, rawSocket, refusedUpgrade, type RawSocket, RS } from '../testing/rawSocket.ts';
import { connect, serve } from '../testing/serve.ts';
import { Heard } from '../testing/signals.ts';
import { everySocket, webSocketsJson } from '../testing/ways.ts';
import { wires } from '../testing/wires.ts';

interface Events {
  posted(text: string): void;
  moved(x: number): void;
}

const { hub, method, stream } = hubFor<Events>();

function aHub() {
  const noted = new Heard<number>();
  const goodbyes = new Heard<string>();
  const guests: ServerSide[] = [];
  const hub1 = hub({
    connected: ({ clients, connection }) => {
      guests.push(connection);
      clients.caller.send('posted', 'welcome');
    },
    disconnected: (_context, error) => goodbyes.add(error?.message ?? 'bye'),
    methods: {
      note: method([z.number()], (_call, value) => noted.add(value)),
      ping: method([], () => 'pong'),
      count: stream([z.number()], async function* (_call, to) {
        for (let step = 1; step <= to; step++) yield step;
      }),
    },
  });
  return { hub1, noted, goodbyes, guests };
}

/** The server hears of a cut a moment later than we do. */
async function serverSees(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

describe.each(everySocket)('a stateful reconnect over $way', (way) => {
  test('brings every message once and in order, in both directions', async () => {
    const { hub1, noted } = aHub();
    const served = await serve(hub1);
    const wire = wires(served);
    const heard = new Heard<string>();
    const client = await connect(served.url, way, {
      isStateful: true,
      prepare: (connection) => connection.on('posted', heard.add),
    });
    await heard.first(1);
    const sent: string[] = ['welcome'];
    const called: number[] = [];
    for (let round = 0; round < 5; round++) {
      for (let index = 0; index < 20; index++) {
        sent.push(`${round}.${index}`);
        served.hub.clients.all.send('posted', `${round}.${index}`);
        called.push(round * 100 + index);
        void client.send('note', round * 100 + index);
        if (index === 10) wire.cut();
      }
      // What is posted while nobody is connected waits.
      await noted.first(called.length);
    }
    expect(await heard.first(sent.length)).toEqual(sent);
    expect(noted.all).toEqual(called);
    expect(client.state).toBe('Connected');
    expect(served.hub.connectionCount).toBe(1);
  });

  test('keeps the id, a call under way and a stream under way', async () => {
    const { hub1 } = aHub();
    const served = await serve(hub1);
    const wire = wires(served);
    const client = await connect(served.url, way, { isStateful: true });
    const id = client.connectionId;
    const items: number[] = [];
    const streamed = new Promise<void>((resolve, reject) =>
      client.stream<number>('count', 5000).subscribe({
        next: (item) => {
          items.push(item);
          if (item === 100) wire.cut();
        },
        error: reject,
        complete: () => resolve(),
      }),
    );
    await streamed;
    expect(items).toEqual(Array.from({ length: 5000 }, (_, index) => index + 1));
    expect(await client.invoke('ping')).toBe('pong');
    expect(client.connectionId).toBe(id);
  });
});

test('a message right behind the handshake is counted by the client, and so comes once', async () => {
  const { hub1 } = aHub();
  const served = await serve(hub1);
  const wire = wires(served);
  const heard = new Heard<string>();
  const client = await connect(served.url, webSocketsJson, {
    isStateful: true,
    prepare: (connection: HubConnection) => connection.on('posted', heard.add),
  });
  await heard.first(1);
  wire.cut();
  expect(await client.invoke('ping')).toBe('pong');
  expect(heard.all).toEqual(['welcome']);
});

test('a client that does not return is given up, and is then unknown', async () => {
  const { hub1, goodbyes, guests } = aHub();
  const { url, clock, hub: mounted } = await serve(hub1);
  const { connectionToken } = await negotiate(url, '&useStatefulReconnect=true');
  const raw = await rawSocket(`${url}?id=${connectionToken}`);
  raw.say(handshake('json', 2));
  raw.say(`{"type":6}${RS}`);
  await raw.frames.first(2);
  raw.socket.terminate();
  await raw.closed;
  const back = await rawSocket(`${url}?id=${connectionToken}`);
  expect(await back.frames.first(2)).toEqual([
    `{"type":9,"sequenceId":1}${RS}`,
    `{"type":1,"target":"posted","arguments":["welcome"]}${RS}`,
  ]);
  back.socket.terminate();
  await back.closed;
  await serverSees(() => guests[0]?.isAway === true);
  expect(mounted.connectionCount).toBe(1);
  clock.advance(32_000);
  expect(mounted.connectionCount).toBe(0);
  expect(await goodbyes.first(1)).toEqual(['The client did not return in time.']);
  expect(await refusedUpgrade(`${url}?id=${connectionToken}`)).toBe(404);
});

test('who is away makes hub1 for a new connection of the same user, who is there does not', async () => {
  const { hub1, goodbyes, guests } = aHub();
  const served = await serve(hub1, { maxConnectionsPerUser: 1, authenticate: () => ({ userId: 'amber' }) });
  const enter = async (): Promise<RawSocket> => {
    const { connectionToken } = await negotiate(served.url, '&useStatefulReconnect=true');
    const raw = await rawSocket(`${served.url}?id=${connectionToken}`);
    raw.say(handshake('json', 2));
    await raw.frames.first(1);
    return raw;
  };
  const first = await enter();
  expect((await fetch(`${served.url}/negotiate?negotiateVersion=1`, { method: 'POST' })).status).toBe(429);
  first.socket.terminate();
  await serverSees(() => guests[0]?.isAway === true);
  await enter();
  expect(await goodbyes.first(1)).toEqual(['bye']);
  expect(served.hub.connectionCount).toBe(1);
});

describe('the numbers', () => {
  const open = async (settings: object = {}) => {
    const { hub1, noted, guests } = aHub();
    const served = await serve(hub1, settings);
    const { connectionToken } = await negotiate(served.url, '&useStatefulReconnect=true');
    const url = `${served.url}?id=${connectionToken}`;
    const raw = await rawSocket(url);
    raw.say(handshake('json', 2));
    raw.say(`{"type":6}${RS}`);
    await raw.frames.first(2);
    return { ...served, noted, guests, raw, url };
  };
  const note = (value: number): string => `{"type":1,"target":"note","arguments":[${value}]}${RS}`;

  test('an acknowledged message is not sent again', async () => {
    const { raw, url, hub: mounted, noted } = await open();
    mounted.clients.all.send('posted', 'second');
    await raw.frames.first(3);
    raw.say(`{"type":8,"sequenceId":1}${RS}${note(1)}`);
    await noted.first(1);
    const back = await rawSocket(url);
    expect(await back.frames.first(2)).toEqual([
      `{"type":9,"sequenceId":2}${RS}`,
      `{"type":1,"target":"posted","arguments":["second"]}${RS}`,
    ]);
    // The old socket is replaced, not answered with a conflict.
    await raw.closed;
  });

  test('what arrives is acknowledged, at most about once a second', async () => {
    const { raw, noted, clock } = await open();
    for (const value of [1, 2, 3]) raw.say(note(value));
    await noted.first(3);
    clock.advance(1000);
    expect((await raw.frames.first(3))[2]).toBe(`{"type":8,"sequenceId":3}${RS}`);
    clock.advance(5000);
    expect(raw.frames.all).toHaveLength(3);
  });

  test('much that arrives is acknowledged at once, for the client may wait for it', async () => {
    const { raw, noted } = await open({ maxMessageBytes: 100_000 });
    raw.say(`{"type":1,"target":"note","arguments":[1],"headers":{"filler":"${'x'.repeat(60_000)}"}}${RS}`);
    await noted.first(1);
    expect((await raw.frames.first(3))[2]).toBe(`{"type":8,"sequenceId":1}${RS}`);
  });

  test('an acknowledgement that a cut may have eaten is posted again', async () => {
    const { raw, url, noted, clock, guests } = await open();
    raw.say(note(1));
    await noted.first(1);
    clock.advance(1000);
    await raw.frames.first(3);
    raw.socket.terminate();
    await serverSees(() => guests.at(-1)?.isAway === true);
    clock.advance(1000);
    const back = await rawSocket(url);
    await back.frames.first(2);
    clock.advance(1000);
    expect((await back.frames.first(3))[2]).toBe(`{"type":8,"sequenceId":1}${RS}`);
  });

  test('after a return everything before the Sequence is ignored, and repeats are dropped', async () => {
    const { raw, url, noted } = await open();
    raw.say(note(1) + note(2));
    await noted.first(2);
    const back = await rawSocket(url);
    back.say(note(99));
    back.say(`{"type":9,"sequenceId":2}${RS}`);
    back.say(note(2) + note(3));
    await noted.first(3);
    expect(noted.all).toEqual([1, 2, 3]);
  });

  test('a Sequence beyond what was ever received ends the connection', async () => {
    const { url } = await open();
    const back = await rawSocket(url);
    back.say(`{"type":9,"sequenceId":7}${RS}`);
    await back.closed;
    expect(back.frames.all.at(-1)).toContain("Sequence ID greater than amount of messages we've received.");
  });

  test('ephemeral messages are not kept for a client that is away', async () => {
    const { raw, url, hub: mounted, noted, guests } = await open();
    raw.say(`{"type":8,"sequenceId":1}${RS}${note(1)}`);
    await noted.first(1);
    raw.socket.terminate();
    await raw.closed;
    await serverSees(() => guests.at(-1)?.isAway === true);
    mounted.clients.all.ephemeral.send('moved', 1);
    mounted.clients.all.send('posted', 'kept');
    const back = await rawSocket(url);
    expect(await back.frames.first(2)).toEqual([
      `{"type":9,"sequenceId":2}${RS}`,
      `{"type":1,"target":"posted","arguments":["kept"]}${RS}`,
    ]);
  });
});

describe('who acknowledges messages one by one', () => {
  const FEW = 10_000;
  const MANY = 100_000;

  async function acknowledge(count: number): Promise<number> {
    const { hub1 } = aHub();
    const served = await serve(hub1);
    const { connectionToken } = await negotiate(served.url, '&useStatefulReconnect=true');
    const raw = await rawSocket(`${served.url}?id=${connectionToken}`);
    raw.say(handshake('json', 2));
    raw.say(`{"type":6}${RS}`);
    await raw.frames.first(2);
    for (let sent = 0; sent < count; sent += 1) served.hub.clients.all.send('posted', 'x');
    await raw.frames.first(count + 2);
    const acks = Array.from({ length: count }, (_, at) => `{"type":8,"sequenceId":${at + 1}}${RS}`);
    const cost = await costOf(async () => {
      raw.say(`${acks.join('')}{"type":1,"invocationId":"last","target":"ping","arguments":[]}${RS}`);
      expect((await raw.frames.first(count + 3)).at(-1)).toContain('pong');
    });
    return cost / count;
  }

  test('holds up nobody: each of many costs no more than each of a few', async () => {
    const few = await acknowledge(FEW);
    expect((await acknowledge(MANY)) / few).toBeLessThan(3);
  });
});

test('who comes back again and again for much that they never acknowledge has to begin anew', async () => {
  const { hub1 } = aHub();
  const served = await serve(hub1, { overflowBytes: 100_000 });
  const { connectionToken } = await negotiate(served.url, '&useStatefulReconnect=true');
  const url = `${served.url}?id=${connectionToken}`;
  const raw = await rawSocket(url);
  raw.say(handshake('json', 2));
  raw.say(`{"type":6}${RS}`);
  await raw.frames.first(2);
  served.hub.clients.all.send('posted', 'x'.repeat(80_000));
  await raw.frames.first(3);
  for (let time = 0; time < 5; time += 1) await (await rawSocket(url)).frames.first(3);
  expect(await refusedUpgrade(url)).toBe(409);
});
