import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createConnection } from 'node:net';
import { type HubConnection } from '@microsoft/signalr';
import { z } from 'zod';
import { type Backplane } from '../backplane/Backplane.ts';
import { type AccessRequest, type Caller } from '../caller.ts';
import { interceptServer } from '../http/interceptServer.ts';
import { hubFor } from '../hub/hubFor.ts';
import { type MountedHub } from '../mounted/MountedHub.ts';
import { SignalR, type SignalROptions } from '../SignalR.ts';
import { backplaneKinds, byIoredis, type MakeBackplane, startRedis } from '../testing/backplanes.ts';
import { rawSocket, RS, handshake, negotiate } from '../testing/rawSocket.ts';
import { closeAfterTest, connect, listen } from '../testing/serve.ts';
import { Heard } from '../testing/signals.ts';
import { TestClock } from '../testing/TestClock.ts';
import { everySocket, everyWay, type Way, webSocketsJson, webSocketsMessagePack } from '../testing/ways.ts';
import { wires } from '../testing/wires.ts';

interface Events {
  posted(text: unknown): void;
  askName(title: string): string;
}

const { hub, method } = hubFor<Events>();
const text = z.string();
const hall = hub({
  methods: {
    ping: method([], () => 'pong'),
    join: method([text], ({ groups }, group) => groups.join(group)),
    leave: method([text], ({ groups }, group) => groups.leave(group)),
  },
});
const byName = ({ token }: AccessRequest): Caller => ({ userId: token });

interface Node {
  readonly url: string;
  readonly hub: MountedHub<Events>;
  readonly signalr: SignalR;
  readonly server: Server;
  readonly clock: TestClock;
  readonly states: Heard<string>;
}

async function aNode(backplane: Backplane, settings: SignalROptions = {}): Promise<Node> {
  const clock = new TestClock();
  const server = createServer();
  const states = new Heard<string>();
  const origin = await listen(server);
  const signalr = new SignalR({
    clock,
    log: () => undefined,
    authenticate: byName,
    cluster: { backplane, url: origin, onChange: states.add },
    ...settings,
  });
  const mounted = signalr.mount('/hub', hall);
  await signalr.start();
  signalr.attach(server);
  closeAfterTest(async () => {
    await signalr.close({ graceMs: 0 });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `${origin}/hub`, hub: mounted, signalr, server, clock, states };
}

interface Guest {
  readonly client: HubConnection;
  readonly heard: Heard<unknown>;
  readonly id: string;
}

async function aGuest({ url }: Node, name: string, way: Way = webSocketsJson): Promise<Guest> {
  const heard = new Heard<unknown>();
  const client = await connect(url, way, {
    accessTokenFactory: () => name,
    prepare: (connection) => connection.on('posted', heard.add),
  });
  return { client, heard, id: client.connectionId ?? '' };
}

/** Says "end" until everybody has heard everything before it: a backplane keeps the order of one node. */
async function untilEnd(speaker: Node, guests: readonly Guest[]): Promise<unknown[][]> {
  speaker.hub.clients.all.send('posted', 'end');
  return Promise.all(
    guests.map(async ({ heard }) => {
      while (!heard.all.includes('end')) await heard.first(heard.all.length + 1);
      return heard.all.filter((each) => each !== 'end');
    }),
  );
}

for (const { name, prepare } of backplaneKinds) {
  const describeOrSkip = prepare ? describe : describe.skip;
  describeOrSkip(`nodes that share ${name}`, () => {
    const makeBackplanes = async (): Promise<MakeBackplane> => {
      if (!prepare) throw new Error('Skipped.');
      return prepare();
    };
    const twoNodes = async (): Promise<[Node, Node]> => {
      const make = await makeBackplanes();
      return [await aNode(await make()), await aNode(await make())];
    };

    test('reach whom a message is for and nobody else', async () => {
      const [here, there] = await twoNodes();
      const amber = await aGuest(here, 'amber');
      const basil = await aGuest(there, 'basil', webSocketsMessagePack);
      const coral = await aGuest(there, 'coral');
      await amber.client.invoke('join', 'chess');
      await basil.client.invoke('join', 'chess');
      await basil.client.invoke('join', 'tea');
      const { clients } = here.hub;
      clients.all.send('posted', 'all');
      clients.user('basil').send('posted', 'user');
      clients.users(['coral', 'amber', 'nobody']).send('posted', 'users');
      clients.client(coral.id).send('posted', 'client');
      clients.group('chess').send('posted', 'group');
      clients.groups(['chess', 'tea']).send('posted', 'once each');
      clients.group('chess').except(basil.id).send('posted', 'except');
      clients.all.ephemeral.send('posted', 'ephemeral');
      expect(await untilEnd(here, [amber, basil, coral])).toEqual([
        ['all', 'users', 'group', 'once each', 'except', 'ephemeral'],
        ['all', 'user', 'group', 'once each', 'ephemeral'],
        ['all', 'users', 'client', 'ephemeral'],
      ]);
    });

    test('keep the order of one node, and bytes and dates what they are', async () => {
      const [here, there] = await twoNodes();
      const basil = await aGuest(there, 'basil', webSocketsMessagePack);
      const numbers = Array.from({ length: 300 }, (_, index) => index);
      for (const number of numbers) here.hub.clients.all.send('posted', number);
      const date = new Date('2026-11-20T10:00:00Z');
      here.hub.clients.all.send('posted', { bytes: new Uint8Array([1, 2]), date, long: 'ü'.repeat(9_000) });
      const [heard] = await untilEnd(here, [basil]);
      expect(heard).toEqual([...numbers, { bytes: new Uint8Array([1, 2]), date, long: 'ü'.repeat(9_000) }]);
    });

    test('ask each other’s clients, move them between groups, and send them away', async () => {
      const [here, there] = await twoNodes();
      const basil = await aGuest(there, 'basil');
      basil.client.on('askName', (title: string) => `${title} Basil`);
      expect(await here.hub.clients.client(basil.id).invoke('askName', 'Dr')).toBe('Dr Basil');
      await here.hub.join(basil.id, 'chess');
      here.hub.clients.group('chess').send('posted', 'in');
      await here.hub.leave(basil.id, 'chess');
      here.hub.clients.group('chess').send('posted', 'out');
      expect(await untilEnd(here, [basil])).toEqual([['in']]);
      const closed = new Promise<Error | undefined>((resolve) => basil.client.onclose(resolve));
      here.hub.clients.user('basil').close({ reason: 'Logged out.' });
      expect((await closed)?.message).toContain('Logged out.');
      await expect(here.hub.clients.client('nobody').invoke('askName', 'Dr')).rejects.toThrow(
        'not connected',
      );
    });
  });
}

const memory = async (): Promise<MakeBackplane> => {
  const [kind] = backplaneKinds;
  if (!kind?.prepare) throw new Error('There is always memory.');
  return kind.prepare();
};

describe.each(everyWay)('without sticky sessions, over $way', (way) => {
  test('a connection lives on one node although its requests reach another', async () => {
    const make = await memory();
    const home = await aNode(await make());
    const front = await aNode(await make());
    // The balancer: negotiations go home, everything else to the other node.
    const negotiated = await fetch(`${home.url}/negotiate?negotiateVersion=1`, { method: 'POST' });
    const answer = await negotiated.text();
    interceptServer(front.server, {
      request(request, response) {
        const isNegotiation = request.url?.includes('/negotiate') ?? false;
        if (isNegotiation) response.end(answer);
        return isNegotiation;
      },
      upgrade: () => false,
    });
    const heard = new Heard<unknown>();
    const client = await connect(front.url, way, {
      prepare: (connection) => connection.on('posted', heard.add),
    });
    expect(await client.invoke('ping')).toBe('pong');
    expect([home.hub.connectionCount, front.hub.connectionCount]).toEqual([1, 0]);
    home.hub.clients.all.send('posted', 'hello');
    expect(await heard.first(1)).toEqual(['hello']);
    await client.stop();
    while (home.hub.connectionCount > 0) await new Promise((resolve) => setImmediate(resolve));
  });
});

/** A balancer: negotiations go to the first node while it lives, everything else to the second. */
async function aFront(home: Node, front: Node): Promise<{ kill(): Promise<void> }> {
  const negotiated = await fetch(`${home.url}/negotiate?negotiateVersion=1&useStatefulReconnect=true`, {
    method: 'POST',
  });
  const answer = await negotiated.text();
  const wire = wires(home);
  let isAlive = true;
  interceptServer(front.server, {
    request(request, response) {
      const isForHome = isAlive && (request.url?.includes('/negotiate') ?? false);
      if (isForHome) response.end(answer);
      return isForHome;
    },
    upgrade: () => false,
  });
  return {
    async kill() {
      isAlive = false;
      const closed = new Promise((resolve) => home.server.close(resolve));
      wire.cut();
      await closed;
    },
  };
}

describe.each(everySocket)('a stateful client of a node that dies, over $way', (way) => {
  test('is told by another node to come back, and is live there at once', async () => {
    const make = await memory();
    const [home, front] = [await aNode(await make()), await aNode(await make())];
    const balancer = await aFront(home, front);
    const client = await connect(front.url, way, { isStateful: true, retryDelays: [0] });
    expect([home.hub.connectionCount, front.hub.connectionCount]).toEqual([1, 0]);
    const why = new Promise<Error | undefined>((resolve) => client.onreconnecting(resolve));
    const back = new Promise((resolve) => client.onreconnected(resolve));
    await balancer.kill();
    // Without an error: the way of the server to say "come back".
    expect(await why).toBeUndefined();
    await back;
    expect(await client.invoke('ping')).toBe('pong');
    expect(front.hub.connectionCount).toBe(1);
  });

  test('that died before the client was there, is no worse off', async () => {
    const make = await memory();
    const [home, front] = [await aNode(await make()), await aNode(await make())];
    const { connectionToken } = await negotiate(home.url);
    home.server.closeAllConnections();
    await new Promise((resolve) => home.server.close(resolve));
    const late = await rawSocket(`${front.url}?id=${connectionToken}`);
    late.say(handshake(way.protocol().name));
    expect(await late.closed).toBe(1000);
    expect(late.frames.all).toEqual([]);
  });
});

test('the clients of a node that died are told to begin anew one after the other, where that is set', async () => {
  const make = await memory();
  const [home, front] = [await aNode(await make()), await aNode(await make(), { failoverSpreadMs: 1_000 })];
  const tokens = [(await negotiate(home.url)).connectionToken, (await negotiate(home.url)).connectionToken];
  home.server.closeAllConnections();
  await new Promise((resolve) => home.server.close(resolve));
  const [soon, late] = [
    await rawSocket(`${front.url}?id=${tokens[0]}`),
    await rawSocket(`${front.url}?id=${tokens[1]}`),
  ];
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.2).mockReturnValueOnce(0.9);
  for (const [at, client] of [soon, late].entries()) {
    client.say(handshake());
    while (random.mock.calls.length <= at) await new Promise((resolve) => setImmediate(resolve));
  }
  late.say(handshake());
  late.socket.ping();
  await once(late.socket, 'pong');
  front.clock.advance(200);
  expect(await soon.closed).toBe(1000);
  expect([random.mock.calls.length, late.socket.readyState]).toEqual([2, late.socket.OPEN]);
  front.clock.advance(700);
  expect(await late.closed).toBe(1000);
  random.mockRestore();
});

test('who takes up the connection of a dead node and then says nothing is let go', async () => {
  const make = await memory();
  const [home, front] = [await aNode(await make()), await aNode(await make())];
  const { connectionToken } = await negotiate(home.url);
  home.server.closeAllConnections();
  await new Promise((resolve) => home.server.close(resolve));
  const silent = await rawSocket(`${front.url}?id=${connectionToken}`);
  front.clock.advance(15_000);
  expect(await silent.closed).toBe(1006);
});

test('a connection of a node that is gone is unknown, not an error', async () => {
  const make = await memory();
  const here = await aNode(await make());
  const there = await aNode(await make());
  const { connectionToken } = await negotiate(there.url);
  there.server.closeAllConnections();
  await new Promise((resolve) => there.server.close(resolve));
  expect((await fetch(`${here.url}?id=${connectionToken}`)).status).toBe(404);
  expect((await fetch(`${here.url}?id=stranger.token`)).status).toBe(404);
});

test('a request that writes a whole url chooses no other host', async () => {
  const make = await memory();
  const here = await aNode(await make());
  const there = await aNode(await make());
  const { connectionToken } = await negotiate(there.url);
  const { hostname, port } = new URL(here.url);
  const wire = createConnection(Number(port), hostname);
  const target = `http://127.0.0.1:1/hub?id=${connectionToken}`;
  wire.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const [answer] = await once(wire, 'data');
  // The first poll of a connection, answered by the node that has it.
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
});

test('what comes from another node is numbered, so that a stateful reconnect brings it', async () => {
  const make = await memory();
  const [here, there] = [await aNode(await make()), await aNode(await make())];
  const { connectionToken } = await negotiate(here.url, '&useStatefulReconnect=true');
  const url = `${here.url}?id=${connectionToken}`;
  const raw = await rawSocket(url);
  raw.say(handshake('json', 2));
  raw.say(`{"type":6}${RS}`);
  await raw.frames.first(1);
  there.hub.clients.all.send('posted', 'one');
  await raw.frames.first(2);
  raw.socket.terminate();
  await raw.closed;
  there.hub.clients.all.send('posted', 'two');
  here.hub.clients.all.send('posted', 'three');
  const back = await rawSocket(url);
  const frames = await back.frames.first(4);
  expect(frames[0]).toBe(`{"type":9,"sequenceId":1}${RS}`);
  expect(
    frames
      .slice(1)
      .map((frame) => JSON.parse(frame.slice(0, -1)).arguments[0])
      .sort(),
  ).toEqual(['one', 'three', 'two']);
});

describe('without its backplane', () => {
  /** Works until told otherwise. */
  function aFragile(inner: Backplane): Backplane & { isBroken: boolean } {
    const guard =
      <Values extends unknown[]>(act: (...values: Values) => Promise<void>) =>
      async (...values: Values): Promise<void> => {
        if (fragile.isBroken) throw new Error('The backplane is away.');
        await act(...values);
      };
    const fragile = {
      ...inner,
      isBroken: false,
      publish: guard(inner.publish),
      follow: guard(inner.follow),
    };
    return fragile;
  }

  test('a node serves its own clients, and catches up when it is back', async () => {
    const make = await memory();
    const backplane = aFragile(await make());
    const here = await aNode(backplane);
    const there = await aNode(await make());
    const amber = await aGuest(here, 'amber');
    backplane.isBroken = true;
    here.hub.clients.all.send('posted', 'local');
    const basil = await aGuest(here, 'basil');
    await basil.client.invoke('join', 'chess');
    here.hub.clients.group('chess').send('posted', 'group');
    expect(await here.states.first(1)).toEqual(['lost']);
    backplane.isBroken = false;
    here.hub.clients.all.send('posted', 'back');
    expect(await here.states.first(2)).toEqual(['lost', 'restored']);
    // What could not be followed then is followed now.
    there.hub.clients.group('chess').send('posted', 'from there');
    expect(await amber.heard.first(2)).toEqual(['local', 'back']);
    expect(await basil.heard.first(3)).toEqual(['group', 'back', 'from there']);
  });
});

const redis = backplaneKinds.find(({ name, prepare }) => name.startsWith('Redis') && prepare);
const describeRedis = redis ? describe : describe.skip;

describeRedis('a Redis that dies', () => {
  test('is used again when it comes back', async () => {
    const server = await startRedis();
    const here = await aNode(await byIoredis(server.path));
    const there = await aNode(await byIoredis(server.path));
    const basil = await aGuest(there, 'basil');
    await server.stop();
    await Promise.all([here.states.first(1), there.states.first(1)]);
    there.hub.clients.all.send('posted', 'local');
    expect(await basil.heard.first(1)).toEqual(['local']);
    await startRedis(server.folder);
    await Promise.all([here.states.first(2), there.states.first(2)]);
    while (!basil.heard.all.includes('again')) {
      here.hub.clients.all.send('posted', 'again');
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
});
