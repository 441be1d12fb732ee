import { StreamLease } from '../bus/StreamLease.ts';
import { settled, TestClock } from '../clock/TestClock.ts';
import { HubClient } from './HubClient.ts';
import { HubLine } from './HubLine.ts';
import { lendHub } from './lendHub.ts';
import { LineStory } from './LineStory.ts';
import { TestWire } from './TestWire.ts';

function scene() {
  const client = new HubClient();
  const wire = new TestWire();
  const clock = new TestClock();
  const lease = new StreamLease();
  const quiet = async () => undefined;
  const line = new HubLine({
    client,
    wire,
    lookout: wire,
    clock,
    story: new LineStory(client.story$),
    stats: { connected: jest.fn(), broke: jest.fn(), failed: jest.fn(), end: jest.fn() },
    renew: quiet,
    since: 0,
    lookAtSession: quiet,
  });
  const open = async () => {
    line.open();
    await settled();
  };
  const reconnect = async () => {
    wire.break();
    await clock.advance(1_000);
    await settled();
  };
  const saidTo = (method: string) =>
    wire.asked.filter((asked) => Array.isArray(asked) && asked[0] === method);
  return { hub: lendHub(client, lease), wire, lease, clock, open, reconnect, saidTo };
}

test('a channel is joined once for all who listen, again after a reconnect, and left with the last', async () => {
  const { hub, wire, open, reconnect, saidTo } = scene();
  const heard = jest.fn();
  const one = hub.listen('post-7', 'client-typing').subscribe({ next: heard });
  await open();
  const two = hub.listen('post-7', 'client-other').subscribe({});
  await settled();
  wire.sayOn('post-7', 'client-typing', { far: 1 }, '3');
  wire.sayOn('post-8', 'client-typing', { far: 2 }, '3');
  expect(heard.mock.calls).toEqual([
    [{ type: 'client-typing', payload: { far: 1 }, channel: 'post-7', userId: '3' }],
  ]);
  await reconnect();
  expect(saidTo('subscribe')).toEqual([
    ['subscribe', 'post-7'],
    ['subscribe', 'post-7'],
  ]);
  one.unsubscribe();
  expect(saidTo('unsubscribe')).toEqual([]);
  two.unsubscribe();
  expect(saidTo('unsubscribe')).toEqual([['unsubscribe', 'post-7']]);
});

test('joined is told when listening has begun, to who comes later too, and whenever something may be missing', async () => {
  const { hub, wire, open, reconnect } = scene();
  const load = jest.fn();
  hub.listen('post-7', 'joined').subscribe({ next: load });
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(load).toHaveBeenCalledTimes(1);
  const later = jest.fn();
  hub.listen('post-7', 'joined').subscribe({ next: later });
  expect(later).toHaveBeenCalledTimes(1);
  await reconnect();
  expect([load.mock.calls.length, later.mock.calls.length]).toEqual([2, 2]);
  wire.bring('missed', undefined);
  expect([load.mock.calls.length, later.mock.calls.length]).toEqual([3, 3]);
});

test('[5-10] who may not listen is told, and may try again', async () => {
  const { hub, wire, open } = scene();
  wire.refusals.add('#all');
  await open();
  const refused = jest.fn();
  hub.listen('#all', 'client-typing').subscribe({ error: refused });
  await settled();
  expect(refused).toHaveBeenCalledWith(new Error('You may not listen to "#all".'));
  wire.refusals.clear();
  const joined = jest.fn();
  hub.listen('#all', 'joined').subscribe({ next: joined });
  await settled();
  expect(joined).toHaveBeenCalledTimes(1);
});

test('who listens to more at once than the server takes is not refused, and hears the rest a little later', async () => {
  const { hub, wire, clock, open, saidTo } = scene();
  const [refused, left] = [jest.fn(), jest.fn()];
  const joined: string[] = [];
  for (const name of ['post-1', 'post-2', 'post-3'])
    hub.listen(name, 'joined').subscribe({ next: () => joined.push(name), error: refused });
  const leaving = hub.listen('post-4', 'joined').subscribe({ next: left });
  // With what it is asked first, what came since the last time.
  wire.takes = 2;
  await open();
  expect(joined).toEqual(['post-1']);
  leaving.unsubscribe();
  wire.takes = 1;
  await clock.advance(2_000);
  wire.takes = Infinity;
  await clock.advance(2_000);
  expect([joined, refused.mock.calls, left.mock.calls]).toEqual([['post-1', 'post-2', 'post-3'], [], []]);
  expect(saidTo('subscribe')).toHaveLength(4 + 2 + 1);
});

test('what waits to be listened to is asked for once over the next connection', async () => {
  const { hub, wire, clock, open, reconnect, saidTo } = scene();
  const joined = jest.fn();
  hub.listen('post-1', 'joined').subscribe({ next: joined });
  wire.takes = 1;
  await open();
  wire.takes = Infinity;
  await reconnect();
  await clock.advance(5_000);
  expect([joined.mock.calls.length, saidTo('subscribe').length]).toEqual([1, 2]);
});

test('what is told to others is lost without a connection, and waits for no answer', async () => {
  const { hub, open, saidTo } = scene();
  hub.trigger('chat-1', 'client-typing', { on: true });
  await open();
  hub.trigger('chat-1', 'client-typing', { on: false });
  expect(saidTo('trigger')).toEqual([['trigger', 'chat-1', 'client-typing', { on: false }]]);
});

test('a question waits for the connection, and is refused where the server refuses', async () => {
  const { hub, wire, open, saidTo } = scene();
  const answered = hub.invoke('presence', ['7']);
  expect(wire.asked).toEqual([]);
  await open();
  await expect(answered).resolves.toBe(wire.answer);
  expect(saidTo('presence')).toEqual([['presence', ['7']]]);
  const asked = ['8'];
  wire.refusals.add(asked);
  await expect(hub.invoke('presence', asked)).rejects.toThrow('You may not');
});

test('a stream begins with the connection, and is cancelled when it is left', async () => {
  const { hub, wire, open, saidTo } = scene();
  wire.items.push('a', 'b');
  const heard = jest.fn();
  const stream = hub.stream('events', 4).subscribe({ next: heard });
  await open();
  expect(saidTo('events')).toEqual([['events', 4]]);
  expect(heard.mock.calls).toEqual([['a'], ['b']]);
  stream.unsubscribe();
  expect(wire.cancelled).toBe(1);
});

test('all that a remote wished ends with it', async () => {
  const { hub, wire, lease, open, saidTo } = scene();
  await open();
  hub.listen('post-7', 'client-typing').subscribe({});
  hub.stream('events', 0).subscribe({});
  await settled();
  lease.end();
  expect([saidTo('unsubscribe').length, wire.cancelled]).toEqual([1, 1]);
});
