import { z } from 'zod';
import { hubFor } from '../hub/hubFor.ts';
import { Hub } from '../mounted/Hub.ts';
import { eraseHub } from '../hub/ErasedHub.ts';
import { Clients } from '../hub/Clients.ts';
import { upload } from '../hub/inputs.ts';
import { handshake, RS } from '../testing/rawSocket.ts';
import { Heard, signal } from '../testing/signals.ts';
import { TestClock } from '../testing/TestClock.ts';
import { TestTransport } from '../testing/TestTransport.ts';
import { defaultSettings, type HubSettings } from '../settings.ts';
import { Connection } from './Connection.ts';

interface Events {
  posted(text: string): void;
  moved(text: string): void;
}

const { hub, method, stream } = hubFor<Events>();
const kilobyte = 'x'.repeat(1000);

/** One connection of a hub, with a transport that never drains by itself. */
async function connected(settings: Partial<HubSettings> = {}, { isStateful = false } = {}) {
  const goodbyes = new Heard<string>();
  const doors = new Map<number, () => void>();
  const running = new Heard<number>();
  const produced: number[] = [];
  const read = signal();
  const definition = hub({
    disconnected: (_context, error) => goodbyes.add(error?.message ?? 'bye'),
    methods: {
      work: method([z.number()], (_call, number) => {
        running.add(number);
        return new Promise<number>((resolve) => doors.set(number, () => resolve(number)));
      }),
      pour: stream([], function* () {
        for (let number = 0; number < 100; number++) {
          produced.push(number);
          yield kilobyte;
        }
      }),
      collect: method([upload(z.number())], async (_call, numbers) => {
        await read.promise;
        const all: number[] = [];
        for await (const number of numbers) all.push(number);
        running.add(all.length);
      }),
    },
  });
  const clock = new TestClock();
  const server = new Hub({
    path: '/hub',
    definition: eraseHub(definition),
    settings: { ...defaultSettings, log: () => undefined, ...settings },
    clock,
  });
  const identity = { id: 'a.1', token: 'a.2', caller: { userId: null }, mayReturn: isStateful };
  const connection = new Connection(identity, server);
  const transport = new TestTransport();
  connection.attach(transport);
  connection.received(transport, Buffer.from(handshake('json', isStateful ? 2 : 1)));
  await settled();
  const say = (message: object): void =>
    connection.received(transport, Buffer.from(`${JSON.stringify(message)}${RS}`));
  say({ type: 6 });
  return {
    connection,
    transport,
    clients: new Clients<Events>(server.router),
    say,
    goodbyes,
    doors,
    running,
    produced,
    read,
    clock,
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const small = { pressureBytes: 10_000, overflowBytes: 50_000 };

describe('a client that does not read', () => {
  test('misses ephemeral messages first and durable ones never', async () => {
    const { clients, transport } = await connected(small);
    for (let index = 0; index < 20; index++) clients.all.send('posted', `${index} ${kilobyte}`);
    clients.all.ephemeral.send('moved', 'lost');
    clients.all.send('posted', 'durable');
    expect(transport.frames.filter((frame) => frame.includes('posted'))).toHaveLength(21);
    expect(transport.frames.join()).not.toContain('moved');
    transport.bufferedBytes = 0;
    clients.all.ephemeral.send('moved', 'heard');
    expect(transport.frames.at(-1)).toContain('"moved"');
  });

  test('is closed before it fills the memory, with leave to come back', async () => {
    const { clients, transport, goodbyes } = await connected(small);
    for (let index = 0; index < 60; index++) clients.all.send('posted', kilobyte);
    expect(transport.frames.at(-1)).toBe(`{"type":7,"allowReconnect":true}${RS}`);
    expect(transport.end).toBe('closed');
    expect(await goodbyes.first(1)).toEqual(['The client is too slow.']);
  });

  test('makes a stream wait until it has read', async () => {
    const { connection, transport, say, produced } = await connected(small);
    say({ type: 4, invocationId: '1', target: 'pour', arguments: [] });
    await settled();
    expect(produced.length).toBeLessThan(15);
    const before = produced.length;
    transport.bufferedBytes = 0;
    connection.hasSpace();
    await settled();
    expect(produced.length).toBeGreaterThan(before);
    expect(transport.end).toBeNull();
  });

  test('can be waited for by whoever sends much', async () => {
    const { connection, clients, transport } = await connected(small);
    await connection.drained();
    for (let index = 0; index < 20; index++) clients.all.send('posted', kilobyte);
    let isDrained = false;
    const drained = connection.drained().then(() => (isDrained = true));
    await settled();
    expect(isDrained).toBe(false);
    transport.bufferedBytes = 0;
    connection.hasSpace();
    await drained;
  });
});

describe('a stateful client', () => {
  test('counts as slow by what it has not acknowledged', async () => {
    const { clients, transport, say } = await connected(small, { isStateful: true });
    for (let index = 0; index < 20; index++) {
      clients.all.send('posted', kilobyte);
      transport.bufferedBytes = 0;
    }
    clients.all.ephemeral.send('moved', 'lost');
    expect(transport.frames.join()).not.toContain('moved');
    say({ type: 8, sequenceId: 20 });
    clients.all.ephemeral.send('moved', 'heard');
    expect(transport.frames.at(-1)).toContain('"moved"');
  });

  test('that is away for too much is given up', async () => {
    const { connection, clients, transport, goodbyes } = await connected(small, { isStateful: true });
    connection.lost(transport);
    for (let index = 0; index < 60; index++) clients.all.send('posted', kilobyte);
    expect(connection.phase).toBe('closed');
    expect(await goodbyes.first(1)).toEqual(['The client is too slow.']);
  });
});

describe('the calls of one client', () => {
  const work = (id: number): object => ({
    type: 1,
    invocationId: String(id),
    target: 'work',
    arguments: [id],
  });

  test('run one after the other', async () => {
    const { say, doors, running } = await connected();
    say(work(1));
    say(work(2));
    await settled();
    expect(running.all).toEqual([1]);
    doors.get(1)?.();
    expect(await running.first(2)).toEqual([1, 2]);
  });

  test('run as many at once as allowed', async () => {
    const { say, doors, running } = await connected({ parallelInvocations: 2 });
    for (const id of [1, 2, 3]) say(work(id));
    await settled();
    expect(running.all).toEqual([1, 2]);
    doors.get(2)?.();
    expect(await running.first(3)).toEqual([1, 2, 3]);
  });

  test('make the client wait when too many wait', async () => {
    const { connection, transport, say, doors, running } = await connected();
    for (let id = 1; id <= 103; id++) say(work(id));
    expect([connection.isPaused, transport.isPaused]).toEqual([true, true]);
    for (let id = 1; id <= 10; id++) {
      await running.first(id);
      doors.get(id)?.();
    }
    await running.first(11);
    expect([connection.isPaused, transport.isPaused]).toEqual([false, false]);
  });

  test('make a client wait that is asked something, does not answer, and goes on and on', async () => {
    const { connection, clients, say, doors, running } = await connected();
    clients
      .client(connection.id)
      .invoke('posted', 'well?')
      .catch(() => undefined);
    await settled();
    for (let id = 1; id <= 500; id++) say(work(id));
    expect(connection.isPaused).toBe(false);
    for (let id = 501; id <= 1_500; id++) say(work(id));
    expect(connection.isPaused).toBe(true);
    for (let id = 1; id <= 500; id++) {
      await running.first(id);
      doors.get(id)?.();
    }
    await running.first(501);
    expect(connection.isPaused).toBe(false);
  });

  test('make the client wait when an upload is not read, whose silence then means nothing', async () => {
    const { connection, say, read, running, clock } = await connected({ uploadCapacity: 10 });
    say({ type: 1, invocationId: '1', target: 'collect', arguments: [], streamIds: ['u'] });
    for (let item = 0; item < 12; item++) say({ type: 2, invocationId: 'u', item });
    expect(connection.isPaused).toBe(true);
    connection.tick(clock.now() + 60_000);
    expect(connection.phase).toBe('open');
    read.fire();
    await settled();
    expect(connection.isPaused).toBe(false);
    say({ type: 3, invocationId: 'u' });
    expect(await running.first(1)).toEqual([12]);
  });

  test('that are refused as one stream too many keep nothing of their uploads', async () => {
    const { connection, transport, say } = await connected();
    const collect = (id: string): object => ({
      type: 1,
      invocationId: id,
      target: 'collect',
      arguments: [],
      streamIds: [`u${id}`],
    });
    for (let id = 1; id <= 101; id++) say(collect(String(id)));
    expect(transport.frames.at(-1)).toContain('at most 100 streams');
    for (let item = 0; item < 12; item++) say({ type: 2, invocationId: 'u101', item });
    expect(connection.isPaused).toBe(false);
  });

  test('that name uploads which their method does not take keep nothing for them', async () => {
    const { connection, transport, say, doors, running } = await connected({ detailedErrors: true });
    say(work(1));
    say({ ...work(2), streamIds: ['u'] });
    for (let item = 0; item < 12; item++) say({ type: 2, invocationId: 'u', item });
    expect(connection.isPaused).toBe(false);
    await running.first(1);
    doors.get(1)?.();
    await settled();
    expect(transport.frames.at(-1)).toContain('Invocation provides 1 stream(s) but target expects 0.');
  });
});
